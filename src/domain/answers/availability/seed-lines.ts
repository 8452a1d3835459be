import { onDay, say, weightOf, weightPair } from '#domain/tell/say.ts';
import { isSeedCounted, seedOnHand, seedGramsPerTray } from '#domain/catalog/seeds/seed-on-hand.ts';
import { varietiesBySeed } from '#domain/catalog/seeds/seed-transaction.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { plantingsOf } from '#domain/answers/plan-diff/diff-plantings.ts';
import { byNameThenId, sumOf } from '#domain/records/lists.ts';
import { seedRunOut, sowingsOf } from '#domain/reports/seed-run-out.ts';
import { plannedPlantings, type PlannedPlanting } from '#domain/trays/planned-plantings.ts';
import { GRAMS_PER } from '#domain/units/unit.ts';
import { type AvailabilityLine, statusOf } from './availability-line.ts';
import type { AvailabilityResource } from '../../settings/settings.ts';
import type { AvailabilityTrial } from './availability-trial.ts';

/** Every seed that added trays take, with all varieties sown from it, and the planting for which it is gone. */
export function seedLines(
  trial: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): AvailabilityLine[] {
  const added = new Map<string, string>();
  // By day, so that the last one stays.
  for (const { varietyId, dateISO, delta } of trial.plantings) {
    if (delta > 0) added.set(varietyId, dateISO);
  }
  const { varieties } = trial.after.farm;
  const bySeed = varietiesBySeed(varieties);
  return varieties.toSorted(byNameThenId).flatMap((seed) => {
    const sown = bySeed.get(seed.id) ?? [];
    const wanted = sown.filter(({ id }) => added.has(id));
    if (wanted.length === 0) return [];
    const days = wanted.map(({ id }) => added.get(id) ?? '').sort();
    const lastISO = days.at(-1) ?? '';
    return [seedLine({ seed, sown, wanted, lastISO }, trial, limits)];
  });
}

interface SownSeed {
  readonly seed: Variety;
  readonly sown: readonly Variety[];
  /** Those of which trays are added, until the day. */
  readonly wanted: readonly Variety[];
  readonly lastISO: string;
}

function seedLine(
  { seed, sown, wanted, lastISO }: SownSeed,
  { after }: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): AvailabilityLine {
  const { farm, today, tasks } = after;
  const line = { kind: 'seed', varietyId: seed.id, unit: 'lb' } as const;
  const unknown = wanted.find((variety) => seedGramsPerTray(variety, farm) === null);
  if (unknown !== undefined) {
    const text = say`Add grams-per-tray for ${unknown.name} to check its seed.`;
    return { ...line, have: 0, need: 0, dateISO: null, status: 'unknown', limits: false, text };
  }
  const until = sowingsOf(sown, (id) => plannedUntil(after, id, lastISO), farm);
  const need = sumOf(until.map(({ grams }) => grams ?? 0)) / GRAMS_PER.lb;
  if (!isSeedCounted(farm.seedsInventory, seed.id)) {
    const text = say`Seed ${seed.name} ${weightOf('lb', need)}, not counted`;
    return { ...line, have: null, need, dateISO: null, status: 'unknown', limits: false, text };
  }
  const have = seedOnHand(farm.seedsInventory, seed.id);
  const planned = (id: string) =>
    plannedPlantings(tasks.get(id) ?? [], farm.traysPlantedLog, today).get(id) ?? [];
  const plan = {
    daysToHarvest: seed.daysToHarvest,
    sowings: sowingsOf(sown, planned, farm),
  };
  const dateISO = seedRunOut(have * GRAMS_PER.lb, plan, today)?.dateISO ?? null;
  const amounts = say`Seed ${seed.name} ${weightPair([need, have], ' of ', 'lb')}`;
  return {
    ...line,
    have,
    need,
    dateISO,
    status: statusOf(have, need),
    limits: limits.includes('seed'),
    text: dateISO === null ? amounts : say`${amounts}, runs out ${onDay(dateISO)}`,
  };
}

function plannedUntil(
  after: AvailabilityTrial['after'],
  varietyId: string,
  lastISO: string,
): readonly PlannedPlanting[] {
  return plantingsOf(after, [varietyId], 'planned')
    .filter(({ task }) => task.dateISO >= after.today && task.dateISO <= lastISO)
    .map(({ task: { dateISO, trays = 0 } }) => ({ dateISO, trays }));
}
