import { byTexts, groupBy } from '#domain/records/lists.ts';
import { type IsoDate, latestOf } from '#domain/calendar/iso-date.ts';
import { ceilWithEpsilon, floorWithEpsilon } from '#domain/units/rounding.ts';
import type { DryNeed } from './dry-plan.ts';
import type { DryPlanInput, GrownItem } from '../question/dry-plan-input.ts';
import type { SolverPlan } from './to-dry-plan.ts';

export interface LateItem {
  readonly itemId: string;
  /** The last of its trays, or of the loads it waits for; null: some have no place in the plan. */
  readonly readyISO: IsoDate | null;
  /** Planned ounces that are ready in time. */
  readonly inTimeOz: number;
  /** The late trays come from a kept load. */
  readonly isFromLoad: boolean;
}

export interface LateNeeds {
  readonly orderId: string;
  readonly dueISO: IsoDate;
  readonly items: readonly LateItem[];
}

/**
 * Orders a plan can't finish on time, earliest due first.
 *
 * Trays of an item go to orders in serving order, earliest ready first. So an order that uses the rest of a
 * tray is late when that tray is.
 */
export function lateOrders(question: DryPlanInput, plan: SolverPlan): LateNeeds[] {
  const late = new Map<string, LateNeeds & { readonly items: LateItem[] }>();
  const add = (orderId: string, dueISO: IsoDate, item: LateItem) => {
    const order = late.get(orderId) ?? { orderId, dueISO, items: [] };
    order.items.push(item);
    late.set(orderId, order);
  };
  for (const item of question.items) {
    const needs = question.needs.filter(({ itemId, oz }) => itemId === item.id && oz > 0);
    const { yieldOz = 1 } = question.varieties.find(({ id }) => id === item.varietyId) ?? {};
    for (const part of partsToServe(item, needs)) {
      const ready = readyDays(item, part, plan);
      let served = 0;
      for (const { orderId, dueISO, oz } of part) {
        const first = floorWithEpsilon(served / yieldOz);
        const last = ceilWithEpsilon((served + oz) / yieldOz);
        const own = ready.slice(first, last);
        const firstLate = own.findIndex((day) => day === null || day > dueISO);
        if (firstLate !== -1) {
          const inTimeOz = Math.max(0, (first + firstLate) * yieldOz - served);
          const readyISO = own.includes(null) ? null : latestOf(own.flatMap((day) => day ?? []));
          add(orderId, dueISO, { itemId: item.id, readyISO, inTimeOz, isFromLoad: false });
        }
        served += oz;
      }
    }
  }
  for (const { orderId, itemId, readyISO } of question.lateComing) {
    const need = question.needs.find((row) => row.orderId === orderId && row.itemId === itemId);
    if (need === undefined) continue;
    add(orderId, need.dueISO, { itemId, readyISO, inTimeOz: need.oz, isFromLoad: true });
  }
  return [...late.values()].toSorted(byTexts('dueISO', 'orderId'));
}

/** Dry goods keep, so all orders of an item share its trays; fresh ones those of their day. */
function partsToServe({ isFresh }: GrownItem, needs: readonly DryNeed[]): DryNeed[][] {
  return isFresh ? [...groupBy(needs, ({ dueISO }) => dueISO).values()] : [[...needs]];
}

/** The days on which the trays of an item are ready, by due day, then the first that is; null = none. */
function readyDays(
  { id, isFresh }: GrownItem,
  part: readonly DryNeed[],
  { demands, loads, fresh, late }: SolverPlan,
): (IsoDate | null)[] {
  const dues = new Set(part.map(({ dueISO }) => dueISO));
  return demands
    .filter(({ itemId, dueISO }) => itemId === id && (!isFresh || dues.has(dueISO)))
    .flatMap((demand) => {
      const isIt = (row: { readonly itemId: string; readonly dueISO: IsoDate }) =>
        row.itemId === id && row.dueISO === demand.dueISO;
      const dried = loads.flatMap(({ readyISO, lines }) =>
        lines.filter(isIt).flatMap(({ trays }) => Array<IsoDate>(trays).fill(readyISO)),
      );
      const cut = fresh
        .filter(isIt)
        .flatMap(({ cutISO, trays }) => Array<IsoDate>(trays).fill(cutISO));
      const nowhere = late
        .filter((row) => isIt(row) && row.daysLate === null)
        .flatMap(({ trays }) => Array<null>(trays).fill(null));
      return [...[...dried, ...cut].toSorted(), ...nowhere];
    });
}
