import { type GrowStep, isLegacyGermination } from '#domain/catalog/varieties/variety.ts';

const DEFAULT_GERMINATION_DAYS = 3;

type DatedStep = Pick<GrowStep, 'type' | 'dayStart' | 'dayEnd'>;

/**
 * Days a variety spends on the germination rack after planting.
 *
 * Taken from an old germination step, else the planting step, else the first day of blackout, dome or lights,
 * else three days. Never longer than the variety grows.
 */
export function germinationDays({
  steps,
  daysToHarvest,
}: {
  readonly steps: readonly DatedStep[];
  readonly daysToHarvest: number;
}): number {
  const legacy = steps.find(isLegacyGermination);
  const plant = steps.find(({ type }) => type === 'PLANT');
  const days =
    positive(legacy?.dayEnd) ??
    positive(plant?.dayEnd) ??
    firstPlaceAfterGermination(steps) ??
    DEFAULT_GERMINATION_DAYS;
  return Math.min(days, daysToHarvest);
}

function firstPlaceAfterGermination(steps: readonly DatedStep[]): number | null {
  const starts = steps
    .filter(({ type }) => type === 'BLACKOUT' || type === 'DOME' || type === 'LIGHTS')
    .map(({ dayStart }) => dayStart)
    .filter((day) => day > 0);
  return starts.length === 0 ? null : Math.min(...starts);
}

function positive(days: number | undefined): number | null {
  return days !== undefined && days > 0 ? days : null;
}
