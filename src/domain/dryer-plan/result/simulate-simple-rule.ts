import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { horizonEnd } from '#domain/alchemy/simple-rule/dryer-plan-days.ts';
import { type OrderInPlan, sortOrders } from '#domain/alchemy/simple-rule/drying-orders.ts';
import type { Placement } from '#domain/alchemy/simple-rule/place-trays.ts';
import { placeByRule } from '#domain/alchemy/simple-rule/plan-dryers.ts';
import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { type Machine, machinesOf } from '../question/dry-model.ts';
import type { DryPlanInput } from '../question/dry-plan-input.ts';

/** Trays of an order that become ready on one day. */
interface CarriedOutTrays {
  readonly orderId: string;
  readonly dueISO: IsoDate;
  readonly trays: number;
  /** Days from today; what finds no dryer within the plan counts as ready on the day after it. */
  readonly ready: number;
}

/** Trays that wait for a dryer from a day on; Infinity where the rule dries them on none. */
interface WaitingTrays {
  readonly order: OrderInPlan;
  readonly from: number;
  left: number;
}

/**
 * Runs the simple rule on real dryers. Each day its trays go into free dryers, fastest first, as full as
 * possible. The rest waits for the next free dryer.
 */
export function simulateSimpleRule(
  input: DryerPlanInput,
  question: DryPlanInput,
): { readonly loads: number; readonly parts: readonly CarriedOutTrays[] } {
  const orders = sortOrders(input);
  const start = dayNumber(input.start);
  const end = horizonEnd(input) - start;
  const parts = orders.fresh.map((order) =>
    carriedOut(order, order.trays, Math.max(order.due, Math.floor(order.earliest)) - start),
  );
  const waiting = waitingTrays(orders.drying, placeByRule(input, orders), start);
  const varieties = input.varieties.map(({ id, yieldOzPerTray: yieldOz }) => ({ id, yieldOz }));
  const indexOf = new Map(varieties.map(({ id }, index) => [id, index]));
  const dryers = machinesOf({ ...question, varieties }, end).toSorted((a, b) => a.cycle - b.cycle);
  let loads = 0;
  for (let day = 0; day <= end; day += 1) {
    for (const dryer of dryers) {
      const ready = day + dryer.cycle;
      if (ready > end || dryer.isHeld.subarray(day, ready).includes(1)) continue;
      const taken = fill(dryer, waiting, { day, indexOf, isMixed: question.isMixed });
      if (taken.length === 0) continue;
      loads += 1;
      dryer.isHeld.fill(1, day, ready);
      parts.push(...taken);
    }
  }
  const nowhere = waiting
    .filter(({ left }) => left > 0)
    .map(({ order, left }) => carriedOut(order, left, end + 1));
  return { loads, parts: [...parts, ...nowhere] };
}

/** Trays in the simple rule's order of days, then those it never dries. */
function waitingTrays(
  orders: readonly OrderInPlan[],
  { loads, left }: Placement,
  start: number,
): WaitingTrays[] {
  const dried = loads.toSorted((a, b) => a.day - b.day);
  return [
    ...dried.map(({ order, day, trays }) => ({ order, from: day - start, left: trays })),
    ...orders.map((order, index) => ({ order, from: Infinity, left: left[index] ?? 0 })),
  ];
}

function carriedOut(
  { id: orderId, dueDate: dueISO }: OrderInPlan,
  trays: number,
  ready: number,
): CarriedOutTrays {
  return { orderId, dueISO, trays, ready };
}

interface FillingRules {
  readonly day: number;
  /** The place of each variety. */
  readonly indexOf: ReadonlyMap<string, number>;
  readonly isMixed: boolean;
}

/** Takes waiting trays into a load, those that wait longest first, while shelves are left. */
function fill(
  dryer: Machine,
  waiting: WaitingTrays[],
  { day, indexOf, isMixed }: FillingRules,
): CarriedOutTrays[] {
  const taken: CarriedOutTrays[] = [];
  let room = dryer.shelves;
  let only: string | null = null;
  for (const row of waiting) {
    if (row.left === 0 || row.from > day) continue;
    const { varietyId } = row.order;
    if (!isMixed && only !== null && varietyId !== only) continue;
    const shelves = dryer.shelvesOf[indexOf.get(varietyId) ?? -1] ?? 1;
    const trays = Math.min(row.left, Math.floor(room / shelves));
    if (trays <= 0) continue;
    taken.push(carriedOut(row.order, trays, day + dryer.cycle));
    row.left -= trays;
    room -= trays * shelves;
    only = varietyId;
  }
  return taken;
}
