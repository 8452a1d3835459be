import { shelvesOfTray } from '#domain/drying/tray-shelves.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import { byTexts, compareTexts, groupBy, sumOf } from '#domain/records/lists.ts';
import { ceilWithEpsilon } from '#domain/units/rounding.ts';
import type { DemandShare, DryDemand, DryNeed } from '../result/dry-plan.ts';
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

/** Trays of one item for one due day that go into a dryer. */
interface ModelDemand {
  /** Index among all demands of the plan. */
  readonly demand: number;
  readonly variety: number;
  readonly due: number;
  readonly trays: number;
  /** The first day on which there can be trays of it. */
  readonly opens: number;
}

/** A variety by days: whether trays can still be planted for a cut, and how many are there anyway. */
interface ModelVariety {
  readonly id: string;
  readonly canPlant: Uint8Array;
  readonly free: Int32Array;
}

/** The question made ready to be searched. */
export interface DryModel {
  /** The last day of the plan. */
  readonly end: number;
  readonly isMixed: boolean;
  readonly machines: readonly Machine[];
  readonly demands: readonly ModelDemand[];
  readonly varieties: readonly ModelVariety[];
  /** All demands, those of fresh greens too. */
  readonly all: readonly DryDemand[];
}

export function dryModel(question: DryPlanInput): DryModel {
  const today = dayNumber(question.today);
  const all = poolDemand(question);
  const end = planDays(question);
  const varieties = question.varieties.map((variety) => modelVariety(variety, today, end));
  const indexOf = new Map(varieties.map(({ id }, index) => [id, index]));
  const fresh = new Set(question.items.filter(({ isFresh }) => isFresh).map(({ id }) => id));
  return {
    end,
    isMixed: question.isMixed,
    varieties,
    all,
    machines: question.dryers
      .filter(({ shelves }) => shelves > 0)
      .map((dryer) => machine(dryer, question, end)),
    demands: all.flatMap(({ itemId, varietyId, dueISO, trays }, demand) => {
      if (fresh.has(itemId)) return [];
      const variety = indexOf.get(varietyId) ?? 0;
      const opens = firstDay(varieties[variety]);
      return [{ demand, variety, due: dayNumber(dueISO) - today, trays, opens }];
    }),
  };
}

/** The shelves that a tray takes in a dryer; Infinity where the whole dryer does not carry it. */
export function shelvesInDryer(
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

function machine(dryer: FreezeDryer, question: DryPlanInput, end: number): Machine {
  const today = dayNumber(question.today);
  const isHeld = new Uint8Array(end + 1);
  for (const { dryerId, startISO, readyISO } of question.kept) {
    if (dryerId !== dryer.id) continue;
    const start = Math.max(0, dayNumber(startISO) - today);
    isHeld.fill(1, start, Math.max(start, dayNumber(readyISO) - today));
  }
  return {
    dryerId: dryer.id,
    cycle: Math.max(1, Math.ceil(dryer.cycleDays)),
    shelves: Math.floor(dryer.shelves),
    shelvesOf: question.varieties.map(({ yieldOz }) => shelvesInDryer(yieldOz, dryer)),
    isHeld,
  };
}

function firstDay(variety: ModelVariety | undefined): number {
  if (variety === undefined) return Infinity;
  const { canPlant, free } = variety;
  const day = canPlant.findIndex((can, at) => can === 1 || (free[at] ?? 0) > 0);
  return day === -1 ? Infinity : day;
}

/**
 * Whole trays by item and due day.
 *
 * Dried items are pooled over all due days: the rest of a tray serves the next order, since dry goods keep.
 * Fresh items are pooled per day.
 */
function poolDemand({ needs, items, varieties }: DryPlanInput): DryDemand[] {
  const yields = new Map(varieties.map(({ id, yieldOz }) => [id, yieldOz]));
  return items
    .flatMap((item) => {
      const wanted = needs.filter(({ itemId, oz }) => itemId === item.id && oz > 0);
      return itemDemands(item, wanted, yields.get(item.varietyId) ?? 0);
    })
    .toSorted(byTexts('dueISO', 'varietyId', 'itemId'));
}

function itemDemands(item: GrownItem, needs: readonly DryNeed[], yieldOz: number): DryDemand[] {
  let ounces = 0;
  let before = 0;
  return [...groupBy(needs, ({ dueISO }) => dueISO)]
    .toSorted(([a], [b]) => compareTexts(a, b))
    .flatMap(([dueISO, own]) => {
      const orders = own.map(({ orderId, oz }): DemandShare => ({ orderId, oz }));
      if (item.isFresh) [ounces, before] = [0, 0];
      ounces += sumOf(orders.map(({ oz }) => oz));
      const upTo = ceilWithEpsilon(ounces / yieldOz);
      const trays = upTo - before;
      before = upTo;
      return trays === 0
        ? []
        : [{ itemId: item.id, varietyId: item.varietyId, dueISO, trays, orders }];
    });
}
