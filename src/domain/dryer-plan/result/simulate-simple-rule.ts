import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { horizonEnd } from '#domain/alchemy/simple-rule/dryer-plan-days.ts';
import { sortOrders, type SortedOrders } from '#domain/alchemy/simple-rule/drying-orders.ts';
import type { Placement } from '#domain/alchemy/simple-rule/place-trays.ts';
import { placeByRule } from '#domain/alchemy/simple-rule/plan-dryers.ts';
import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import { shelvesInDryer } from '../question/dry-model.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';

/** Trays of an order that become ready on one day. */
interface CarriedOutTrays {
  readonly orderId: string;
  readonly dueISO: IsoDate;
  readonly trays: number;
  /** Days from today; what finds no dryer within the plan counts as ready on the day after it. */
  readonly ready: number;
}

/** The simple rule's plan as run on real dryers. */
interface CarriedOutRule {
  readonly loads: number;
  readonly parts: readonly CarriedOutTrays[];
}

/** Trays that wait for a dryer from a day on; Infinity where the rule dries them on none. */
interface WaitingTrays {
  readonly order: Pick<CarriedOutTrays, 'orderId' | 'dueISO'>;
  readonly varietyId: string;
  readonly from: number;
  left: number;
}

interface RealDryer {
  readonly dryer: FreezeDryer;
  readonly cycle: number;
  /** First day of each kept load and the day on which it is out. */
  readonly kept: readonly { readonly from: number; readonly until: number }[];
  freeFrom: number;
}

/**
 * Runs the simple rule on real dryers. Each day its trays go into free dryers, fastest first, as full as
 * possible. The rest waits for the next free dryer.
 */
export function simulateSimpleRule(input: DryerPlanInput, question: DryPlanInput): CarriedOutRule {
  const orders = sortOrders(input);
  const start = dayNumber(input.start);
  const end = horizonEnd(input) - start;
  const parts: CarriedOutTrays[] = orders.fresh.map(({ id, dueDate, trays, due, earliest }) => ({
    orderId: id,
    dueISO: dueDate,
    trays,
    ready: Math.max(due, Math.floor(earliest)) - start,
  }));
  const waiting = waitingTrays(orders.drying, placeByRule(input, orders), start);
  const yields = new Map(input.varieties.map(({ id, yieldOzPerTray }) => [id, yieldOzPerTray]));
  const dryers = realDryers(question, start);
  let loads = 0;
  for (let day = 0; day <= end; day += 1) {
    for (const dryer of dryers) {
      const ready = day + dryer.cycle;
      if (ready > end || !isFree(dryer, day)) continue;
      const taken = fill(dryer, waiting, { day, yields, isMixed: question.isMixed });
      if (taken.length === 0) continue;
      loads += 1;
      dryer.freeFrom = ready;
      parts.push(...taken.map((row) => ({ ...row, ready })));
    }
  }
  const nowhere = waiting
    .filter(({ left }) => left > 0)
    .map(({ order, left }) => ({ ...order, trays: left, ready: end + 1 }));
  return { loads, parts: [...parts, ...nowhere] };
}

/** Trays in the simple rule's order of days, then those it never dries. */
function waitingTrays(
  orders: SortedOrders['drying'],
  { loads, left }: Placement,
  start: number,
): WaitingTrays[] {
  const rowOf = (index: number, from: number, trays: number): WaitingTrays[] => {
    const order = orders[index];
    if (order === undefined || trays <= 0) return [];
    const { id: orderId, dueDate: dueISO, varietyId } = order;
    return [{ order: { orderId, dueISO }, varietyId, from, left: trays }];
  };
  const dried = loads.toSorted((a, b) => a.day - b.day);
  return [
    ...dried.flatMap(({ order, day, trays }) => rowOf(order, day - start, trays)),
    ...left.flatMap((trays, index) => rowOf(index, Infinity, trays)),
  ];
}

function realDryers({ dryers, kept }: DryPlanInput, start: number): RealDryer[] {
  return dryers
    .filter(({ shelves }) => shelves > 0)
    .map((dryer) => ({
      dryer,
      cycle: Math.max(1, Math.ceil(dryer.cycleDays)),
      kept: kept
        .filter(({ dryerId }) => dryerId === dryer.id)
        .map(({ startISO, readyISO }) => ({
          from: dayNumber(startISO) - start,
          until: dayNumber(readyISO) - start,
        })),
      freeFrom: 0,
    }))
    .toSorted((a, b) => a.cycle - b.cycle);
}

function isFree({ kept, cycle, freeFrom }: RealDryer, day: number): boolean {
  return day >= freeFrom && kept.every(({ from, until }) => day >= until || day + cycle <= from);
}

interface FillingRules {
  readonly day: number;
  readonly yields: ReadonlyMap<string, number>;
  readonly isMixed: boolean;
}

/** Takes waiting trays into a load, those that wait longest first, while shelves are left. */
function fill(
  { dryer }: RealDryer,
  waiting: WaitingTrays[],
  { day, yields, isMixed }: FillingRules,
): Omit<CarriedOutTrays, 'ready'>[] {
  const taken: Omit<CarriedOutTrays, 'ready'>[] = [];
  let room = Math.floor(dryer.shelves);
  let only: string | null = null;
  for (const row of waiting) {
    if (row.left === 0 || row.from > day) continue;
    if (!isMixed && only !== null && row.varietyId !== only) continue;
    const shelves = shelvesInDryer(yields.get(row.varietyId) ?? 0, dryer);
    const trays = Math.min(row.left, Math.floor(room / shelves));
    if (trays <= 0) continue;
    taken.push({ ...row.order, trays });
    row.left -= trays;
    room -= trays * shelves;
    only = row.varietyId;
  }
  return taken;
}
