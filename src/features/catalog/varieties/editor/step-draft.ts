import { DEFAULT_GERMINATION_DAYS } from '#domain/catalog/varieties/blank-variety.ts';
import { growOrder } from '#domain/catalog/varieties/grow-order.ts';
import {
  DEFAULT_SOAK_HOURS,
  STEP_ORDER,
  isLegacyGermination,
} from '#domain/catalog/varieties/variety.ts';
import type { GrowStep, StepType } from '#domain/catalog/varieties/variety.ts';
import type { Typed } from '#domain/records/typed-record.ts';

/** A grow step while it is typed: its numbers may be empty. */
export type StepDraft = Typed<Omit<GrowStep, 'germMode'>> & Pick<GrowStep, 'germMode'>;

/** Kinds of step that "Add step" offers; planting and harvest are always there. */
export const ADDABLE_STEPS = STEP_ORDER.filter((type) => isRemovable({ type }));

export function isRemovable({ type }: Pick<StepDraft, 'type'>): boolean {
  return type !== 'PLANT' && type !== 'HARVEST';
}

/** The length of old germination steps moves to the planting, so that the racks stay taken as long as before. */
export function stepDrafts(steps: readonly GrowStep[]): readonly StepDraft[] {
  const legacyDays = steps.find(isLegacyGermination)?.dayEnd ?? 0;
  return growOrder(steps)
    .filter((step) => !isLegacyGermination(step))
    .map((step) => {
      const dayEnd = step.type === 'PLANT' && step.dayEnd <= 0 ? legacyDays : step.dayEnd;
      return { ...step, dayEnd, soakHours: step.soakHours ?? null };
    });
}

/** The steps with one more of a kind, on the days such a step usually has, in front of the harvest. */
export function withNewStep(
  steps: readonly StepDraft[],
  type: StepType,
  id: string,
  daysToHarvest: number | null,
): readonly StepDraft[] {
  const [dayStart, dayEnd] = usualDays(steps, type, daysToHarvest ?? 0);
  const soakHours = type === 'SOAK' ? DEFAULT_SOAK_HOURS : null;
  const step: StepDraft = { id, type, dayStart, dayEnd, note: '', soakHours };
  if (type === 'SOAK') return [step, ...steps];
  const harvest = steps.findIndex((other) => other.type === 'HARVEST');
  const place = harvest === -1 ? steps.length : harvest;
  return steps.toSpliced(place, 0, step);
}

function usualDays(
  steps: readonly StepDraft[],
  type: StepType,
  daysToHarvest: number,
): readonly [number, number] {
  const germinated =
    steps.find((step) => step.type === 'PLANT')?.dayEnd || DEFAULT_GERMINATION_DAYS;
  const uncovered = Math.max(
    germinated,
    ...steps
      .filter((step) => step.type === 'BLACKOUT' || step.type === 'DOME')
      .map((step) => step.dayEnd ?? 0),
  );
  const usual: Partial<Record<StepType, readonly [number, number]>> = {
    SOAK: [0, 0],
    MIST: [1, germinated],
    LIGHTS: [uncovered, daysToHarvest],
    WATER: [uncovered + 1, daysToHarvest - 1],
  };
  const [first, last] = usual[type] ?? [germinated, germinated + 2];
  const from = Math.min(first, daysToHarvest);
  return [from, Math.max(from, Math.min(last, daysToHarvest))];
}

/** The typed steps as grow steps: an empty start is day 0, an empty end is the start. */
export function stepsFromDrafts(drafts: readonly StepDraft[]): readonly GrowStep[] {
  return drafts.map(({ soakHours, ...step }) => {
    const dayStart = step.dayStart ?? 0;
    const grown: GrowStep = { ...step, dayStart, dayEnd: step.dayEnd ?? dayStart };
    return soakHours === null ? grown : { ...grown, soakHours };
  });
}
