import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { seedGramsOf } from '#domain/catalog/seeds/seed-on-hand.ts';
import { seedVarietyId } from '#domain/catalog/seeds/seed-transaction.ts';
import { plantedDayKey } from '#domain/planning/recorded-plantings.ts';
import type { SownTrays, TraysPlantedEntry } from '#domain/planning/task.ts';
import { updateRecords } from '#domain/records/change-records.ts';
import { changedRecords } from '#domain/records/changed-records.ts';
import { compareTexts, sumOf, addTo } from '#domain/records/lists.ts';
import { floorWithEpsilon } from '#domain/units/rounding.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { leftOfLots, type SownFarm } from './lot-left.ts';
import { seedLotsByVariety, sownWithin } from './seed-lot.ts';

/** The farm's day of an instant. */
type DayOfInstant = (at: IsoInstant) => IsoDate | null;

/**
 * The farm with the seed lots of plantings that an action has recorded or corrected: more trays take from
 * the open lots, the oldest first, and fewer trays give back what was taken last.
 *
 * What is left of a lot is what was left before the action, less what its earlier days took. A farm without
 * seed lots stays the very same.
 */
export function followSeedLots<T extends SownFarm>(before: T, after: T, dayOf: DayOfInstant): T {
  if (after.traysPlantedLog === before.traysPlantedLog) return after;
  const { gone, come } = changedRecords(before.traysPlantedLog, after.traysPlantedLog);
  const was = new Map(gone.map((entry) => [plantedDayKey(entry), entry]));
  const followed = new Map<TraysPlantedEntry, TraysPlantedEntry>();
  // Several days of one action share the bags: each takes what the days before it left.
  const moved = new Map<string, number>();
  for (const entry of come.toSorted((a, b) => compareTexts(a.dateISO, b.dateISO))) {
    const old = was.get(plantedDayKey(entry));
    const seedLots = sownAfter(old, entry, { farm: before, dayOf, moved });
    noteMoved(moved, old?.seedLots ?? NONE, seedLots, seedGramsOf(entry.varietyId, before) ?? 0);
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

interface Bags {
  /** As it was before the action. */
  readonly farm: SownFarm;
  readonly dayOf: DayOfInstant;
  /** Grams that the action has taken of each lot so far, by its entry; below 0 what it gave back. */
  readonly moved: ReadonlyMap<string, number>;
}

function noteMoved(
  moved: Map<string, number>,
  before: readonly SownTrays[],
  after: readonly SownTrays[],
  gramsPerTray: number,
): void {
  const add = (txnId: string, trays: number) => addTo(moved, txnId, trays * gramsPerTray);
  for (const { txnId, trays } of before) add(txnId, -trays);
  for (const { txnId, trays } of after) add(txnId, trays);
}

function sownAfter(
  old: TraysPlantedEntry | undefined,
  entry: TraysPlantedEntry,
  bags: Bags,
): readonly SownTrays[] {
  const lines = old?.seedLots ?? NONE;
  const more = entry.trays - (old?.trays ?? 0);
  if (more === 0) return lines;
  // Trays whose seed nobody knows go first.
  if (more < 0) return sownWithin(lines, entry.trays);
  const taken = allot(entry, more, bags);
  return taken.length === 0 ? lines : sownWithin([...lines, ...taken], entry.trays);
}

/** The lots that more trays of a planting take: each what it has room for, the youngest the rest. */
function allot(
  { varietyId, dateISO }: TraysPlantedEntry,
  trays: number,
  { farm, dayOf, moved }: Bags,
): readonly SownTrays[] {
  const seedId = seedVarietyId(farm.varieties, varietyId);
  const candidates = (seedLotsByVariety(farm.seedsInventory).get(seedId) ?? []).filter(
    ({ lot, atISO }) => lot.status === undefined && (dayOf(atISO) ?? '') <= dateISO,
  );
  const youngest = candidates.at(-1);
  if (youngest === undefined) return NONE;
  const grams = seedGramsOf(varietyId, farm);
  const left = leftOfLots(farm, seedId);
  const taken: SownTrays[] = [];
  let rest = trays;
  for (const { id } of candidates) {
    const pounds = left.get(id) ?? null;
    const isUnknown = pounds === null || grams === null;
    const room = isUnknown
      ? rest
      : floorWithEpsilon((pounds * GRAMS_PER.lb - (moved.get(id) ?? 0)) / grams);
    const own = Math.max(0, Math.min(rest, room));
    if (own > 0) taken.push({ txnId: id, trays: own });
    rest -= own;
  }
  const sown = sumOf(taken.map((line) => line.trays));
  return sown < trays ? [...taken, { txnId: youngest.id, trays: trays - sown }] : taken;
}
