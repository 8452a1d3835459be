import { wholeCount } from '#domain/units/limits.ts';
import { withSoakNote } from './soak-note.ts';
import { uniqueId } from '../../records/change-records.ts';
import { stepRank } from './grow-order.ts';
import {
  type GrowStep,
  type StepType,
  DEFAULT_SOAK_HOURS,
  isLegacyGermination,
} from './variety.ts';

/**
 * Returns grow steps as the editor stores them.
 *
 * There is exactly one planting on day 0 and one harvest on `daysToHarvest`: the first one stays, a missing one
 * is added. Old germination steps are removed. Soaks last 1 to 24 hours and mark planting on the next day.
 * Steps are sorted by kind, then by day.
 */
export function saveSteps(steps: readonly GrowStep[], daysToHarvest: number): readonly GrowStep[] {
  const taken = new Set<string>();
  return withPlantAndHarvest(steps)
    .map((step) => {
      const id = uniqueId(step.id || `stp_${step.type.toLowerCase()}`, taken);
      taken.add(id);
      return saveStep({ ...step, id }, daysToHarvest);
    })
    .toSorted((a, b) => stepRank(a.type) - stepRank(b.type) || a.dayStart - b.dayStart);
}

function withPlantAndHarvest(steps: readonly GrowStep[]): readonly GrowStep[] {
  const plant = steps.find((step) => step.type === 'PLANT') ?? newStep('PLANT');
  const harvest = steps.find((step) => step.type === 'HARVEST') ?? newStep('HARVEST');
  const others = steps.filter(
    (step) => step.type !== 'PLANT' && step.type !== 'HARVEST' && !isLegacyGermination(step),
  );
  return [...others, plant, harvest];
}

function saveStep(step: GrowStep, daysToHarvest: number): GrowStep {
  const { soakHours, germMode, ...common } = step;
  switch (step.type) {
    case 'SOAK': {
      const hours = clampSoakHours(soakHours);
      // Old data may say 48 hours: it plants on the next day before and after the clamp.
      return {
        ...common,
        dayStart: 0,
        dayEnd: 0,
        soakHours: hours,
        note: withSoakNote(step.note, hours),
      };
    }
    case 'PLANT':
      return {
        ...common,
        dayStart: 0,
        dayEnd: wholeCount(step.dayEnd),
        germMode: germMode ?? 'WEIGHTED',
      };
    case 'HARVEST':
      return { ...common, dayStart: daysToHarvest, dayEnd: daysToHarvest };
    default: {
      const dayStart = wholeCount(step.dayStart);
      return { ...common, dayStart, dayEnd: Math.max(dayStart, wholeCount(step.dayEnd)) };
    }
  }
}

/** Hours of a soak, 1 to 24; four when unknown. */
export function clampSoakHours(hours: number | null | undefined): number {
  if (typeof hours !== 'number' || !Number.isFinite(hours)) return DEFAULT_SOAK_HOURS;
  return Math.min(24, Math.max(1, hours));
}

/** A step without notes, whose id is given when it is saved. */
export function newStep(type: StepType, dayStart = 0, dayEnd = 0): GrowStep {
  return { id: '', type, dayStart, dayEnd, note: '' };
}
