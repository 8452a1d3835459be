import { climbBound } from './climb-bound.ts';
import type { DryModel, ModelDemand } from './dry-model.ts';
import { DRY_POINTS } from './dry-points.ts';
import { dryInOrder, dueOrder } from './due-order.ts';
import { machineKinds, type MachineKind } from './machine-kinds.ts';

/** Nanoseconds of a step of `dryInOrder`, about. */
const WORK_OF_STEP = 3;

/** Loads of one kind of machine that become ready on a day. */
interface ReadyLoads {
  readonly kind: number;
  readonly start: number;
  readonly count: number;
}

/**
 * Prices the days of the machines, and so finds what every plan must cost at least.
 *
 * Lagrangian relaxation: when a load pays for the days on which it is in its machine, machines may
 * be booked twice, and the trays are dried in the order of their due days, which is found exactly
 * (`dryInOrder`); one variety a load: each variety by itself. What that costs less what the days
 * are worth bounds every true plan from below. Days that are booked twice become dearer.
 *
 * Trays of different sizes count as the smallest, and what is late takes no room.
 *
 * @param points - Those of the best known plan.
 */
export function priceMachineDays(model: DryModel, points: number): Generator<number, void> {
  const { end } = model;
  const kinds = machineKinds(model.machines);
  const quickest = Math.min(Infinity, ...kinds.map(({ cycle }) => cycle));
  const groups = (model.isMixed ? [model.demands] : byVariety(model)).map((demands) => ({
    order: dueOrder(demands, quickest, end),
    perLoad: kinds.map((kind) => traysAtMost(kind, demands)),
  }));
  const free = kinds.map(({ machines }) =>
    Int32Array.from({ length: end + 1 }, (_, day) =>
      machines.reduce((sum, { isHeld }) => sum + (isHeld[day] === 1 ? 0 : 1), 0),
    ),
  );
  const freeOn = (kind: number, day: number) => free[kind]?.[day] ?? 0;
  const readyOn = Array.from({ length: end + 1 }, (_, ready) =>
    kinds.flatMap(({ cycle, machines }, kind): ReadyLoads[] => {
      const start = ready - cycle;
      if (start < 0) return [];
      const isFree = ({ isHeld }: (typeof machines)[number]) =>
        !isHeld.subarray(start, ready).includes(1);
      return [{ kind, start, count: machines.filter(isFree).length }];
    }),
  );
  const boundOf = (prices: Float64Array, slope: Float64Array): number => {
    let bound = 0;
    for (let at = 0; at < prices.length; at += 1) {
      const machines = freeOn(Math.floor(at / (end + 1)), at % (end + 1));
      bound -= (prices[at] ?? 0) * machines;
      slope[at] = -machines;
    }
    const priceOf = ({ kind, start }: ReadyLoads) => {
      let price: number = DRY_POINTS.load;
      const { cycle = 1 } = kinds[kind] ?? {};
      for (let day = start; day < start + cycle; day += 1) {
        price += prices[kind * (end + 1) + day] ?? 0;
      }
      return price;
    };
    const priced = readyOn.map((loads) => loads.map((load) => ({ ...load, price: priceOf(load) })));
    for (const { order, perLoad } of groups) {
      const rooms = priced.map((loads) => cheapestRoom(loads, perLoad));
      const { points: dryPoints, dried } = dryInOrder(
        order,
        rooms.map(({ prices: room }) => room),
        quickest,
      );
      bound += dryPoints;
      for (const [ready, trays] of dried.entries()) {
        if (trays === 0) continue;
        const loads = rooms[ready]?.loadsFor(trays) ?? [];
        for (const { kind, start } of loads) {
          const { cycle = 1 } = kinds[kind] ?? {};
          for (let day = start; day < start + cycle; day += 1) {
            const at = kind * (end + 1) + day;
            slope[at] = (slope[at] ?? 0) + 1;
          }
        }
      }
    }
    return bound;
  };
  const prices = new Float64Array(kinds.length * (end + 1));
  const work = groups.reduce((sum, { order, perLoad }) => {
    const room = perLoad.reduce(
      (all, trays, kind) => all + trays * (kinds[kind]?.machines.length ?? 0),
      0,
    );
    return sum + order.due.length * room * end * WORK_OF_STEP;
  }, 0);
  return climbBound({ prices, limit: () => Infinity, boundOf, work }, points);
}

function byVariety({ demands }: DryModel): ModelDemand[][] {
  const groups = new Map<number, ModelDemand[]>();
  for (const demand of demands) {
    groups.set(demand.variety, [...(groups.get(demand.variety) ?? []), demand]);
  }
  return [...groups.values()];
}

/** Trays of a load when all of them were those that take the fewest shelves. */
function traysAtMost({ shelves, shelvesOf }: MachineKind, demands: readonly ModelDemand[]): number {
  const fewest = demands.reduce(
    (least, { variety }) => Math.min(least, shelvesOf[variety] ?? Infinity),
    Infinity,
  );
  return Number.isFinite(fewest) ? Math.floor(shelves / fewest) : 0;
}

interface PricedLoads extends ReadyLoads {
  readonly price: number;
}

/** The cheapest loads that together take 0, 1, 2 … trays. */
function cheapestRoom(loads: readonly PricedLoads[], perLoad: readonly number[]) {
  const single = loads.flatMap((load) => {
    const trays = perLoad[load.kind] ?? 0;
    return trays > 0 ? Array.from({ length: load.count }, () => ({ ...load, trays })) : [];
  });
  const most = single.reduce((sum, { trays }) => sum + trays, 0);
  let prices = new Float64Array(most + 1).fill(Infinity, 1);
  const before: Float64Array[] = [];
  for (const { trays, price } of single) {
    before.push(prices);
    const next = prices.slice();
    for (let x = 1; x <= most; x += 1) {
      next[x] = Math.min(next[x] ?? Infinity, price + (prices[Math.max(0, x - trays)] ?? Infinity));
    }
    prices = next;
  }
  return {
    prices: [...prices],
    loadsFor(trays: number): PricedLoads[] {
      const taken: PricedLoads[] = [];
      let left = trays;
      let price = prices[left] ?? Infinity;
      for (let at = single.length - 1; at >= 0 && left > 0; at -= 1) {
        const load = single[at];
        const without = before[at]?.[left] ?? Infinity;
        if (load === undefined || without <= price + 1e-9) continue;
        taken.push(load);
        left = Math.max(0, left - load.trays);
        price = before[at]?.[left] ?? 0;
      }
      return taken;
    },
  };
}
