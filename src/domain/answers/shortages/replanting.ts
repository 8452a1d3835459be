import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { NewDeliveryChange, NewTake } from '#domain/orders/delivery-change.ts';
import { cycleKey } from '#domain/planning/task.ts';
import { type Outlook, outlookAfter } from '#domain/supply/outlook.ts';
import { shortsOfVariety, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { takeOf } from './surplus-use.ts';
import { withNewestChanges } from '../availability/availability-question.ts';

/** Trays that can still be grown for short deliveries. */
export interface Replanting {
  /** The harvest of what is planted today. */
  readonly harvestISO: IsoDate;
  /** Trays that are planted today for it. */
  readonly trays: number;
  readonly changes: readonly NewDeliveryChange[];
}

/** Taking ounces for one delivery may reduce the carry the plan counted on for the next day, so that is taken too. */
const MAX_ROUNDS = 4;

/**
 * Replants for short deliveries of a variety: planted today, it is ready for those late enough.
 *
 * @returns `null` if any of them stays short, or if work on that harvest's batch has started, so no trays can
 *   be added.
 */
export function replantingOf(outlook: Outlook, varietyId: string): Replanting | null {
  const variety = outlook.farm.varieties.find(({ id }) => id === varietyId);
  if (variety === undefined) return null;
  const harvestISO = addDays(outlook.today, Math.floor(variety.daysToHarvest));
  const key = cycleKey(varietyId, harvestISO);
  const own = outlook.stored.groups.get(varietyId) ?? [];
  if (own.some((task) => task.cycleKey === key && task.done)) return null;
  let changes: readonly NewTake[] = [];
  let after = outlook;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const missing = missingTakes(after, varietyId, harvestISO);
    if (missing.length === 0) break;
    changes = withTakes(changes, missing);
    after = outlookAfter(outlook, withNewestChanges(outlook.farm, changes), new Set([varietyId]));
  }
  const trays = plannedTrays(after, varietyId, key) - plannedTrays(outlook, varietyId, key);
  if (trays < 1 || missingTakes(after, varietyId, harvestISO).length > 0) return null;
  return { harvestISO, trays, changes };
}

/** Shortages that the harvest is early enough for. */
function missingTakes(outlook: Outlook, varietyId: string, harvestISO: IsoDate): NewTake[] {
  return [...shortsOfVariety(outlook, varietyId).values()]
    .filter(({ deliveryISO, shortOz }) => deliveryISO >= harvestISO && shortOz >= SHORT_OZ)
    .map((short) => takeOf(short, short.shortOz, harvestISO));
}

/** One record for a delivery, however often it is taken for. */
function withTakes(takes: readonly NewTake[], more: readonly NewTake[]): readonly NewTake[] {
  const byDelivery = new Map<string, NewTake>();
  for (const take of [...takes, ...more]) {
    const key = `${take.orderId}|${take.dateISO}`;
    byDelivery.set(key, { ...take, oz: take.oz + (byDelivery.get(key)?.oz ?? 0) });
  }
  return [...byDelivery.values()];
}

function plannedTrays({ ledger }: Outlook, varietyId: string, key: string): number {
  return ledger.get(varietyId)?.lots.find(({ id }) => id === key)?.plannedTrays ?? 0;
}
