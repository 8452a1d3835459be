import { shortDayLabel } from '#domain/calendar/day-label.ts';
import { isSeedCounted, seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { seedGramsPerTray } from '#domain/catalog/seeds/seed-usage.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { plantingsOf } from '#domain/answers/plan-diff/diff-plantings.ts';
import { byNameThenId } from '#domain/records/name-order.ts';
import { seedRunOut } from '#domain/reports/seed-run-out.ts';
import { ouncesText } from '#domain/supply/ounces-text.ts';
import { plannedPlantings } from '#domain/trays/planned-plantings.ts';
import { GRAMS_PER } from '#domain/units/unit-sizes.ts';
import { type AvailabilityLine, statusOf } from './availability-line.ts';
import type { AvailabilityResource } from '../../settings/availability-resources.ts';
import type { AvailabilityTrial } from './availability-trial.ts';

/** Seed for every variety of which trays are added, and the planting for which it is gone. */
export function seedLines(
  trial: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): AvailabilityLine[] {
  const added = new Map<string, string>();
  // By day, so that the last one stays.
  for (const { varietyId, dateISO, delta } of trial.plantings) {
    if (delta > 0) added.set(varietyId, dateISO);
  }
  return trial.after.farm.varieties
    .filter(({ id }) => added.has(id))
    .toSorted(byNameThenId)
    .map((variety) => seedLine(variety, added.get(variety.id) ?? '', trial, limits));
}

function seedLine(
  variety: Variety,
  lastISO: string,
  { after }: AvailabilityTrial,
  limits: readonly AvailabilityResource[],
): AvailabilityLine {
  const { farm, today, tasks } = after;
  const line = { kind: 'seed', varietyId: variety.id, unit: 'lb' } as const;
  const gramsPerTray = seedGramsPerTray(variety, farm.catalog);
  if (gramsPerTray === null) {
    const text = `Add grams-per-tray for ${variety.name} to check its seed.`;
    return { ...line, have: 0, need: 0, dateISO: null, status: 'unknown', limits: false, text };
  }
  const trays = plantingsOf(after, [variety.id], 'planned')
    .filter(({ task }) => task.dateISO >= today && task.dateISO <= lastISO)
    .reduce((sum, { task }) => sum + (task.trays ?? 0), 0);
  const need = (trays * gramsPerTray) / GRAMS_PER.lb;
  if (!isSeedCounted(farm.seedsInventory, variety.id)) {
    const text = `Seed ${variety.name} ${ouncesText(need)} lb, not counted`;
    return { ...line, have: null, need, dateISO: null, status: 'unknown', limits: false, text };
  }
  const have = seedOnHand(farm.seedsInventory, variety.id);
  const planned = plannedPlantings(tasks.get(variety.id) ?? [], farm.traysPlantedLog, today);
  const plan = {
    gramsPerTray,
    daysToHarvest: variety.daysToHarvest,
    plantings: planned.get(variety.id) ?? [],
  };
  const dateISO = seedRunOut(have * GRAMS_PER.lb, plan, today)?.dateISO ?? null;
  const amounts = `Seed ${variety.name} ${ouncesText(need)} of ${ouncesText(have)} lb`;
  return {
    ...line,
    have,
    need,
    dateISO,
    status: statusOf(have, need),
    limits: limits.includes('seed'),
    text: dateISO === null ? amounts : `${amounts}, runs out ${shortDayLabel(dateISO)}`,
  };
}
