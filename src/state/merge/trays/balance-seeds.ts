import { plantedDayKey } from '#domain/planning/recorded-plantings.ts';
import { bothMoved } from './loose-trays.ts';
import {
  sownVarietyId,
  type SeedTransaction,
  seedVarietyId,
} from '#domain/catalog/seeds/seed-transaction.ts';
import { seedGramsPerTray, seedUsage } from '#domain/catalog/seeds/seed-on-hand.ts';
import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { groupSegment } from '../../document/notices/sync-notice.ts';
import { hashId } from '../../read/new-id.ts';
import { type MergeContext, type Sides, ofEach } from '../merge-context.ts';

/** Recorded trays of one day and variety, and those that seed was booked for. */
interface Planted {
  readonly logged: number;
  readonly booked: number;
}

/**
 * Balances seed after both sides recorded the same planting: each booked its own trays, but one count is kept.
 * The balancing seed entry has the same id on every device.
 *
 * Days whose entries never matched the count stay as they are, for example without a known density.
 */
export function balanceSeeds(
  farms: Sides<FarmDocument>,
  merged: FarmDocument,
  context: MergeContext,
): FarmDocument {
  // Which of two bookings of one planting stands is no news: together they come to what is recorded.
  for (const booking of merged.seedsInventory) {
    if (dayOf(booking) === null) continue;
    context.unnote('seedsInventory', booking.id, groupSegment('booking'));
  }
  const planted = ofEach(farms, plantedByDay);
  const added: SeedTransaction[] = [];
  for (const [day, { logged, booked }] of plantedByDay(merged)) {
    const sides = ofEach(planted, (days) => missing(days.get(day)));
    // The bookings of a day may be as far from its count as the sides have moved them.
    const wanted = logged - bothMoved(sides, context);
    if (wanted === booked) continue;
    const booking = bookingFor(merged, day, wanted - booked);
    if (booking !== null) added.push(booking);
  }
  if (added.length === 0) return merged;
  return { ...merged, seedsInventory: [...merged.seedsInventory, ...added] };
}

function missing(planted: Planted | undefined): number {
  return planted === undefined ? 0 : planted.logged - planted.booked;
}

function bookingFor(farm: FarmDocument, day: string, deltaTrays: number): SeedTransaction | null {
  const bookings = farm.seedsInventory.filter((booking) => dayOf(booking) === day);
  const newest = bookings.reduce<SeedTransaction | null>(
    (latest, booking) => (latest === null || booking.atISO > latest.atISO ? booking : latest),
    null,
  );
  const entry = farm.traysPlantedLog.find((other) => plantedDayKey(other) === day);
  const { dateISO, varietyId: forId } = entry ?? {
    dateISO: newest?.meta?.dateISO,
    varietyId: newest === null ? undefined : sownVarietyId(newest),
  };
  if (dateISO === undefined || forId === undefined) return null;
  const variety = farm.varieties.find(({ id }) => id === forId);
  const grams = newest?.meta?.gramsPerTray ?? (variety && seedGramsPerTray(variety, farm));
  if (!grams) return null;
  const atISO: IsoInstant =
    [entry?.recordedAtISO ?? '', newest?.atISO ?? ''].toSorted().at(-1) ?? '';
  const id = hashId('seed', [day, deltaTrays, bookings.map((booking) => booking.id).toSorted()]);
  const varietyId = newest?.varietyId ?? seedVarietyId(farm.varieties, forId);
  return seedUsage({ varietyId, forId, dateISO, deltaTrays, gramsPerTray: grams }, id, atISO);
}

function plantedByDay({ traysPlantedLog, seedsInventory }: FarmDocument): Map<string, Planted> {
  const days = new Map<string, Planted>();
  const add = (day: string, { logged, booked }: Planted) => {
    const known = days.get(day) ?? { logged: 0, booked: 0 };
    days.set(day, { logged: known.logged + logged, booked: known.booked + booked });
  };
  for (const entry of traysPlantedLog)
    add(plantedDayKey(entry), { logged: entry.trays, booked: 0 });
  for (const booking of seedsInventory) {
    const day = dayOf(booking);
    if (day !== null) add(day, { logged: 0, booked: booking.meta?.deltaTrays ?? 0 });
  }
  return days;
}

function dayOf(entry: SeedTransaction): string | null {
  const { meta } = entry;
  return meta?.type === 'AUTO_SEED_USAGE'
    ? plantedDayKey({ dateISO: meta.dateISO, varietyId: sownVarietyId(entry) })
    : null;
}
