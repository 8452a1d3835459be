import { shelvesOfTray } from '#domain/drying/tray-shelves.ts';
import { dayNumber, daysBetween } from '#domain/calendar/iso-date.ts';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import { byTexts, compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import type { DryDemand } from '../result/dry-plan.ts';
import { planDays } from './build-dry-plan-input.ts';
import type { DryPlanInput, DryVariety, GrownItem } from './dry-plan-input.ts';

/** A dryer as the search sees it. Days are counted from today, which is 0. */
export interface Machine {
  readonly dryerId: string;
  readonly cycle: number;
  readonly shelves: number;
  /** Shelves of a tray of each variety; Infinity where it takes none. */
  readonly shelvesOf: readonly number[];
  /** For each day whether a kept load is in it. */
  readonly isHeld: Uint8Array;
}

interface MachineFacts extends Pick<DryPlanInput, 'today' | 'dryers' | 'kept'> {
  readonly varieties: readonly Pick<DryVariety, 'yieldOz'>[];
}

/** Trays of one item for one due day. */
export interface ModelDemand extends DryDemand {
  readonly variety: number;
  readonly due: number;
  /** The first day on which there can be trays of it. */
  readonly opens: number;
}

/** A variety by days: whether trays can still be planted for a cut, and how many are there anyway. */
interface ModelVariety {
  readonly id: string;
  readonly canPlant: Uint8Array;
  readonly free: Int32Array;
}

/** The question made ready to be searched. Demands are by due day, variety and item. */
export interface DryModel {
  /** The last day of the plan. */
  readonly end: number;
  readonly isMixed: boolean;
  readonly machines: readonly Machine[];
  /** What goes into a dryer. */
  readonly demands: readonly ModelDemand[];
  /** What is cut fresh. */
  readonly fresh: readonly ModelDemand[];
  readonly varieties: readonly ModelVariety[];
}

export function dryModel(question: DryPlanInput): DryModel {
  const today = dayNumber(question.today);
  const end = planDays(question);
  const varieties = question.varieties.map((variety) => modelVariety(variety, today, end));
  const demandsOf = (items: readonly GrownItem[]) =>
    items.flatMap((item) => itemDemands(item, question, varieties)).toSorted(byDueDay);
  return {
    end,
    isMixed: question.isMixed,
    varieties,
    machines: machinesOf(question, end),
    demands: demandsOf(question.items.filter(({ isFresh }) => !isFresh)),
    fresh: demandsOf(question.items.filter(({ isFresh }) => isFresh)),
  };
}

export const byDueDay = byTexts('dueISO', 'varietyId', 'itemId');

/** The shelves that a tray takes in a dryer; Infinity where the whole dryer does not carry it. */
function shelvesInDryer(
  yieldOz: number,
  { shelves, shelfMaxOz }: Pick<FreezeDryer, 'shelves' | 'shelfMaxOz'>,
): number {
  const needed = shelvesOfTray(yieldOz, shelfMaxOz);
  return needed > shelves ? Infinity : needed;
}

function modelVariety(variety: DryVariety, today: number, end: number): ModelVariety {
  const canPlant = new Uint8Array(end + 1).fill(1, Math.min(end + 1, variety.ripeDays));
  for (const day of variety.frozen) canPlant[dayNumber(day) - today] = 0;
  const free = new Int32Array(end + 1);
  for (const { cutISO, trays } of variety.free) {
    const day = dayNumber(cutISO) - today;
    free[day] = (free[day] ?? 0) + trays;
  }
  return { id: variety.id, canPlant, free };
}

/** The dryers with shelves, and on which days up to an end they are held. */
export function machinesOf(
  { today, dryers, kept, varieties }: MachineFacts,
  end: number,
): Machine[] {
  return dryers
    .filter(({ shelves }) => shelves > 0)
    .map((dryer) => {
      const isHeld = new Uint8Array(end + 1);
      for (const { startISO, readyISO } of kept.filter(({ dryerId }) => dryerId === dryer.id)) {
        const start = Math.max(0, daysBetween(today, startISO));
        isHeld.fill(1, start, Math.max(start, daysBetween(today, readyISO)));
      }
      return {
        dryerId: dryer.id,
        cycle: Math.max(1, Math.ceil(dryer.cycleDays)),
        shelves: Math.floor(dryer.shelves),
        shelvesOf: varieties.map(({ yieldOz }) => shelvesInDryer(yieldOz, dryer)),
        isHeld,
      };
    });
}

function firstDay(variety: ModelVariety | undefined): number {
  if (variety === undefined) return Infinity;
  const { canPlant, free } = variety;
  const day = canPlant.findIndex((can, at) => can === 1 || (free[at] ?? 0) > 0);
  return day === -1 ? Infinity : day;
}

/**
 * Whole trays of an item by due day.
 *
 * Dried items are pooled over all due days: the rest of a tray serves the next order, since dry goods keep.
 * Fresh items are pooled per day.
 */
function itemDemands(
  { id: itemId, varietyId, isFresh }: GrownItem,
  { today, needs, varieties }: DryPlanInput,
  grown: readonly ModelVariety[],
): ModelDemand[] {
  const variety = varieties.findIndex(({ id }) => id === varietyId);
  const { yieldOz = 0 } = varieties[variety] ?? {};
  const opens = firstDay(grown[variety]);
  const wanted = needs.filter((need) => need.itemId === itemId && need.oz > 0);
  let ounces = 0;
  let before = 0;
  return [...groupBy(wanted, ({ dueISO }) => dueISO)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .flatMap(([dueISO, own]) => {
      if (isFresh) [ounces, before] = [0, 0];
      ounces += sumOf(own.map(({ oz }) => oz));
      const upTo = ceilWithEpsilon(ounces / yieldOz);
      const trays = upTo - before;
      before = upTo;
      if (trays === 0) return [];
      const orders = own.map(({ orderId, oz }) => ({ orderId, oz })).toSorted(byTexts('orderId'));
      const due = daysBetween(today, dueISO);
      return [{ itemId, varietyId, dueISO, trays, orders, variety, due, opens }];
    });
}
