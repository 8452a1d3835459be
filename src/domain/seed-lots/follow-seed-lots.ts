import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { seedGramsPerTray } from '#domain/catalog/seeds/seed-usage.ts';
import type { SownTrays, TraysPlantedEntry } from '#domain/planning/task.ts';
import { updateRecords, recordById } from '#domain/records/change-records.ts';
import { changedRecords } from '#domain/records/changed-records.ts';
import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { sumOf } from '#domain/units/sum.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import { leftOfLots, type SownFarm } from './lot-left.ts';
import { seedLotsByVariety } from './seed-lot.ts';
import { sownWithin } from './sown-trays.ts';

/** The farm's day of an instant. */
export type DayOfInstant = (at: IsoInstant) => IsoDate | null;

/**
 * The farm with the seed lots of plantings that an action has recorded or corrected: more trays take from
 * the open lots, the oldest first, and fewer trays give back what was taken last.
 *
 * What is left of a lot is what was left before the action. A farm without seed lots stays the very same.
 */
export function followSeedLots<T extends SownFarm>(before: T, after: T, dayOf: DayOfInstant): T {
  if (after.traysPlantedLog === before.traysPlantedLog) return after;
  const { gone, come } = changedRecords(before.traysPlantedLog, after.traysPlantedLog);
  const was = new Map(gone.map((entry) => [placeOf(entry), entry]));
  const followed = new Map<TraysPlantedEntry, TraysPlantedEntry>();
  for (const entry of come) {
    const old = was.get(placeOf(entry));
    // Lots that were chosen with the count stand.
    if (entry.seedLots !== old?.seedLots) continue;
    const seedLots = sownAfter(old, entry, before, dayOf);
    if (seedLots !== (entry.seedLots ?? NONE)) followed.set(entry, withSown(entry, seedLots));
  }
  if (followed.size === 0) return after;
  const traysPlantedLog = updateRecords(
    after.traysPlantedLog,
    [...followed.keys()],
    (entry) => followed.get(entry) ?? entry,
  );
  return { ...after, traysPlantedLog };
}

const NONE: readonly SownTrays[] = [];

/** A record with what was sown for it; with nothing it says nothing of it. */
export function withSown(
  entry: TraysPlantedEntry,
  seedLots: readonly SownTrays[],
): TraysPlantedEntry {
  const { seedLots: _before, ...rest } = entry;
  return seedLots.length === 0 ? rest : { ...rest, seedLots };
}

function sownAfter(
  old: TraysPlantedEntry | undefined,
  entry: TraysPlantedEntry,
  farm: SownFarm,
  dayOf: DayOfInstant,
): readonly SownTrays[] {
  const lines = old?.seedLots ?? NONE;
  const more = entry.trays - (old?.trays ?? 0);
  if (more === 0) return lines;
  // Trays whose seed nobody knows go first.
  if (more < 0) return sownWithin(lines, entry.trays);
  const taken = allot(entry, more, farm, dayOf);
  return taken.length === 0 ? lines : sownWithin([...lines, ...taken], entry.trays);
}

/** The lots that more trays of a planting take: each what it has room for, the youngest the rest. */
function allot(
  { varietyId, dateISO }: TraysPlantedEntry,
  trays: number,
  farm: SownFarm,
  dayOf: DayOfInstant,
): readonly SownTrays[] {
  const candidates = (seedLotsByVariety(farm.seedsInventory).get(varietyId) ?? []).filter(
    ({ lot, atISO }) => lot.status === undefined && (dayOf(atISO) ?? '') <= dateISO,
  );
  const youngest = candidates.at(-1);
  if (youngest === undefined) return NONE;
  const variety = recordById(farm.varieties, varietyId);
  const grams = variety === undefined ? null : seedGramsPerTray(variety, farm.catalog);
  const left = leftOfLots(farm, varietyId);
  const taken: SownTrays[] = [];
  let rest = trays;
  for (const { id } of candidates) {
    const pounds = left.get(id) ?? null;
    const isUnknown = pounds === null || grams === null;
    const room = isUnknown ? rest : floorWithEpsilon((pounds * GRAMS_PER.lb) / grams);
    const own = Math.min(rest, room);
    if (own > 0) taken.push({ txnId: id, trays: own });
    rest -= own;
  }
  const sown = sumOf(taken.map((line) => line.trays));
  return sown < trays ? [...taken, { txnId: youngest.id, trays: trays - sown }] : taken;
}

function placeOf({ dateISO, varietyId }: TraysPlantedEntry): string {
  return `${dateISO}|${varietyId}`;
}
