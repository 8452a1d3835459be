import { type IsoDate, dayNumber, isoDate } from '#domain/calendar/iso-date.ts';
import type { NewTake } from '#domain/orders/delivery-change.ts';
import type { OnceOrder } from '#domain/orders/order.ts';
import { diffPlantings } from '#domain/answers/plan-diff/diff-plantings.ts';
import { spaceUseByDay } from '#domain/answers/plan-diff/diff-space.ts';
import type { PlantingRow } from '#domain/answers/plan-diff/plan-diff.ts';
import {
  assortmentOf,
  demandLines,
  ouncesByVariety,
  harvestDay,
  harvestRule,
} from '#domain/demand/demand-lines.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import { restrictToVarieties } from '#domain/supply/restrict-to-varieties.ts';
import { type Outlook, outlookAfter } from '#domain/supply/outlook.ts';
import {
  AvailabilityError,
  type AvailabilityQuestion,
  trialOrder,
  type AvailabilityFarm,
  withNewestChanges,
} from './availability-question.ts';
import {
  type DeliveryDays,
  type AvailabilityPart,
  type FulfillmentOption,
  type SplitPart,
  splitParts,
} from './availability-split.ts';

/** Days whose racks and trays are looked at: today and all that tasks are planned for. */
export const ROOM_DAYS = 91;

/** Shared input of all trials of one item, computed once so each trial is fast. */
export interface AvailabilityBase {
  readonly outlook: Outlook<AvailabilityFarm>;
  readonly varietyIds: ReadonlySet<string>;
  /** The farm with only those orders that want one of these varieties. */
  readonly narrow: AvailabilityFarm;
  /** Rack and tray use of these varieties' plantings, and of all others. */
  readonly rooms: Readonly<Record<'own' | 'others', ReturnType<typeof spaceUseByDay>>>;
}

export interface AvailabilityTrial {
  readonly way: FulfillmentOption;
  readonly order: OnceOrder;
  readonly days: DeliveryDays;
  readonly parts: readonly SplitPart[];
  readonly changes: readonly NewTake[];
  readonly before: Outlook<AvailabilityFarm>;
  readonly after: Outlook<AvailabilityFarm>;
  readonly plantings: readonly PlantingRow[];
}

export function availabilityBase(
  outlook: Outlook<AvailabilityFarm>,
  varietyIds: ReadonlySet<string>,
): AvailabilityBase {
  const others = [...outlook.tasks.keys()].filter((id) => !varietyIds.has(id));
  return {
    outlook,
    varietyIds,
    narrow: restrictToVarieties(outlook.farm, varietyIds),
    rooms: {
      own: spaceUseByDay(outlook, varietyIds, ROOM_DAYS),
      others: spaceUseByDay(outlook, others, ROOM_DAYS),
    },
  };
}

/**
 * Varieties of the requested item, by name.
 *
 * @throws AvailabilityError if there are none.
 */
export function availabilityParts(
  farm: AvailabilityFarm,
  question: AvailabilityQuestion,
  today: IsoDate,
): AvailabilityPart[] {
  const order = trialOrder(question, today);
  const assortment = assortmentOf(farm);
  const wanted = ouncesByVariety(demandLines(order, assortment));
  const parts = farm.varieties.toSorted(byNameThenId).flatMap((variety) => {
    const oz = wanted.get(variety.id);
    return oz === undefined ? [] : [{ variety, oz }];
  });
  if (parts.length === 0) throw new AvailabilityError(`'${question.item.name}' has no varieties.`);
  return parts;
}

/** Ounces one option takes and plants, before the trial. */
export type SplitAvailability = Pick<
  AvailabilityTrial,
  'way' | 'order' | 'days' | 'parts' | 'changes'
>;

export function splitAvailability(
  { outlook, narrow }: AvailabilityBase,
  question: AvailabilityQuestion,
  way: FulfillmentOption,
): SplitAvailability {
  const { today } = outlook;
  const order = trialOrder(question, today);
  const rule = harvestRule(order, narrow.settings.planner);
  const harvestISO = isoDate(harvestDay(dayNumber(question.dateISO), rule));
  const days = { dateISO: question.dateISO, harvestISO, today };
  const parts = splitParts(availabilityParts(narrow, question, today), days, outlook.ledger, way);
  const changes = parts.flatMap(({ variety, take }) =>
    take.map(({ lot, oz }): NewTake => {
      const delivery = { orderId: order.id, dateISO: days.dateISO, varietyId: variety.id };
      return { kind: 'TAKE', ...delivery, oz, harvestISO: lot.dayISO };
    }),
  );
  return { way, order, days, parts, changes };
}

export function tryAvailability(
  base: AvailabilityBase,
  split: SplitAvailability,
): AvailabilityTrial {
  const { outlook, narrow, varietyIds } = base;
  const asked = { ...narrow, orders: [...narrow.orders, split.order] };
  const farm = withNewestChanges(asked, split.changes);
  const after = outlookAfter(outlook, farm, varietyIds);
  return { ...split, before: outlook, after, plantings: diffPlantings(outlook, after) };
}
