import type { IsoDate, IsoInstant } from '#domain/calendar/iso-date.ts';
import { freeId, idOfMoment } from '#domain/records/change-records.ts';
import { latestSeed } from './latest-seed.ts';
import { sownVarietyId, type SeedTransaction, seedVarietyId } from './seed-transaction.ts';
import {
  seedGramsOf,
  seedGramsPerTray,
  seedUsage,
  type SeedSources,
  type SeedUse,
} from './seed-on-hand.ts';

/** The lists that booking seed reads and changes. */
export interface SeedFarm extends SeedSources {
  readonly seedsInventory: readonly SeedTransaction[];
}

/** How many trays more, or fewer, of a variety are planted on a day than was recorded before. */
interface PlantedChange {
  readonly varietyId: string;
  readonly dateISO: IsoDate;
  readonly deltaTrays: number;
}

/**
 * Books seed for additional trays, or returns it for fewer: at the last booked amount, and never more than was
 * booked. Does nothing while the variety’s seed per tray is unknown.
 *
 * The first entry of a day and variety has the same id on every device, so a planting marked done on two devices
 * uses its seed once.
 */
export function bookSeed<T extends SeedFarm>(farm: T, change: PlantedChange, atISO: IsoInstant): T {
  const { varietyId, dateISO, deltaTrays } = change;
  const booked = farm.seedsInventory.filter(
    (one) => sownVarietyId(one) === varietyId && one.meta?.dateISO === dateISO,
  );
  const use = deltaTrays > 0 ? takenBy(farm, change) : givenBackBy(booked, change);
  if (use === null) return farm;
  const wanted =
    booked.length === 0
      ? `seed_${dateISO}_${varietyId}`
      : idOfMoment('seed', atISO, [dateISO, varietyId]);
  const id = freeId(wanted, farm.seedsInventory);
  const booking = seedUsage({ forId: varietyId, dateISO, ...use }, id, atISO);
  return { ...farm, seedsInventory: [...farm.seedsInventory, booking] };
}

type BookedTrays = Pick<SeedUse, 'varietyId' | 'deltaTrays' | 'gramsPerTray'>;

function takenBy(farm: SeedFarm, planted: PlantedChange): BookedTrays | null {
  const { deltaTrays } = planted;
  const gramsPerTray = seedGramsOf(planted.varietyId, farm);
  const varietyId = seedVarietyId(farm.varieties, planted.varietyId);
  return gramsPerTray ? { varietyId, deltaTrays, gramsPerTray } : null;
}

function givenBackBy(
  booked: readonly SeedTransaction[],
  { deltaTrays }: PlantedChange,
): BookedTrays | null {
  const [newest] = latestSeed(booked, 1);
  const gramsPerTray = newest?.meta?.gramsPerTray;
  const trays = booked.reduce((sum, { meta }) => sum + (meta?.deltaTrays ?? 0), 0);
  const back = Math.min(-deltaTrays, trays);
  if (newest === undefined || gramsPerTray === undefined || back <= 0) return null;
  return { varietyId: newest.varietyId, deltaTrays: -back, gramsPerTray };
}

/** Lists plantings without a seed entry: "Seed not booked: Pea has no grams per tray."; `''` if there are none. */
export function seedNotBooked(varietyIds: readonly string[], farm: SeedFarm): string {
  const wanted = new Set(varietyIds);
  const names = farm.varieties
    .filter((variety) => wanted.has(variety.id) && !seedGramsPerTray(variety, farm))
    .map(({ name }) => name);
  if (names.length === 0) return '';
  return `Seed not booked: ${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} no grams per tray.`;
}
