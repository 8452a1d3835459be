import { EPSILON } from '#domain/units/rounding.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { SeedFarm } from '#domain/catalog/seeds/book-seed.ts';
import { varietiesBySeed } from '#domain/catalog/seeds/seed-transaction.ts';
import {
  estimatedTrays,
  seedOnHandByVariety,
  type SeedSources,
} from '#domain/catalog/seeds/seed-on-hand.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { seedPerTray } from '#domain/costing/seed-per-tray.ts';
import { byNameThenId } from '#domain/records/lists.ts';
import type { SupplyFarm } from '#domain/supply/variety-supply.ts';
import { plannedPlantings } from '#domain/trays/planned-plantings.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { type SeedRunOut, seedRunOut, type Sowing, sowingsOf } from './seed-run-out.ts';

export type SeedVaultInputs = SeedFarm & Pick<SupplyFarm, 'tasks' | 'traysPlantedLog'>;

/**
 * Seed level of a variety. `short`: more was used than received. `out` and `low` apply only if something will
 * be planted.
 */
export type SeedLevel = 'short' | 'out' | 'low' | 'enough';

export interface SeedVaultRow {
  readonly variety: Variety;
  /** Other varieties that are sown from it, by name. */
  readonly also: readonly Variety[];
  /** Signed. */
  readonly pounds: number;
  readonly gramsPerTray: number | null;
  readonly trays: number | null;
  /** Null while the grams a tray are unknown or nothing is to be planted. */
  readonly runOut: SeedRunOut | null;
  readonly level: SeedLevel;
  /** Dollars. */
  readonly costPerGram: number | null;
  readonly costPerTray: number | null;
}

/** Seed that lasts for fewer days is low: time to order more. */
const LOW_SEED_DAYS = 14;

/** Every seed, by name: how much is there, for how many trays and days, at what cost. */
export function seedVaultRows(farm: SeedVaultInputs, today: IsoDate): readonly SeedVaultRow[] {
  const onHand = seedOnHandByVariety(farm.seedsInventory);
  const planned = plannedPlantings(farm.tasks, farm.traysPlantedLog, today);
  const bySeed = varietiesBySeed(farm.varieties);
  return farm.varieties
    .filter(({ id }) => bySeed.has(id))
    .toSorted(byNameThenId)
    .map((variety) => {
      const sown = bySeed.get(variety.id) ?? [];
      const sowings = sowingsOf(sown, (id) => planned.get(id) ?? [], farm);
      const also = sown.filter((one) => one !== variety);
      return { ...rowOf(variety, onHand.get(variety.id) ?? 0, sowings, farm, today), also };
    });
}

function rowOf(
  variety: Variety,
  pounds: number,
  sowings: readonly Sowing[],
  farm: SeedSources,
  today: IsoDate,
): Omit<SeedVaultRow, 'also'> {
  const { grams: gramsPerTray, dollarsPerGram: costPerGram } = seedPerTray(variety, farm);
  const { daysToHarvest } = variety;
  const isUnknown = sowings.some(({ grams }) => grams === null);
  const runOut = isUnknown
    ? null
    : seedRunOut(pounds * GRAMS_PER.lb, { daysToHarvest, sowings }, today);
  return {
    variety,
    pounds,
    gramsPerTray,
    trays: gramsPerTray === null ? null : estimatedTrays(pounds, gramsPerTray),
    runOut,
    level: levelOf(pounds, runOut),
    costPerGram,
    costPerTray: costPerGram === null || gramsPerTray === null ? null : costPerGram * gramsPerTray,
  };
}

function levelOf(pounds: number, runOut: SeedRunOut | null): SeedLevel {
  if (pounds < -EPSILON) return 'short';
  if (runOut === null) return 'enough';
  if (pounds <= EPSILON) return 'out';
  return runOut.days < LOW_SEED_DAYS ? 'low' : 'enough';
}
