import { DEFAULT_SOAK_HOURS } from '#domain/catalog/varieties/variety.ts';
import { NEXT_DAY_SOAK_HOURS, withSoakNote } from '#domain/catalog/varieties/soak-note.ts';
import type { GermMode, GrowStep, StepType, Variety } from '#domain/catalog/varieties/variety.ts';
import { firstOfEach } from '#domain/records/lists.ts';
import type { TaskType } from './task.ts';

/** One step of a cycle, in days before its harvest: the planting of a ten-day crop is at -10. */
export interface ScheduledStep {
  readonly type: Exclude<TaskType, 'GENERAL'>;
  readonly daysFromHarvest: number;
  readonly note: string;
  readonly soakHours?: number;
}

export interface GrowSchedule {
  readonly germMode: GermMode;
  readonly steps: readonly ScheduledStep[];
}

/** The task each kind of step makes. Planting, soaking and harvest have their own rules; unknown kinds make none. */
const TASK_OF_STEP: Readonly<Partial<Record<StepType, ScheduledStep['type']>>> = {
  MIST: 'MIST',
  BLACKOUT: 'BLACKOUT',
  LIGHTS: 'LIGHTS',
  DOME: 'DOME',
  WATER: 'WATER',
  GERM_WEIGHTED: 'GERM',
  GERMINATION: 'GERM',
};

/**
 * Steps of a variety's cycle, counted back from the harvest.
 *
 * A soak of 24 hours or more starts on the nominal first day and planting follows the next day; the harvest
 * doesn't move. Every cycle has a planting and a harvest, even if none is stored.
 */
export function growSchedule(variety: Variety): GrowSchedule {
  const { steps, daysToHarvest } = variety;
  const [soak, plant] = [first(steps, 'SOAK'), first(steps, 'PLANT')];
  const plantDay = 0 - daysFromPlanting(variety);
  return {
    germMode: plant?.germMode ?? 'WEIGHTED',
    steps: [
      ...(soak ? [soakStep(soak, 0 - Math.floor(daysToHarvest))] : []),
      { type: 'PLANT', daysFromHarvest: plantDay, note: plant?.note ?? '' },
      // Steps that meet on one day and kind of work are one task, with the note of the first.
      ...firstOfEach(
        [...growingSteps(steps, plantDay), ...lightsAfterGermination(steps, plantDay)],
        ({ type, daysFromHarvest }) => `${type} ${daysFromHarvest}`,
      ),
      { type: 'HARVEST', daysFromHarvest: 0, note: first(steps, 'HARVEST')?.note ?? '' },
    ],
  };
}

/** Days from planting to harvest; a soak over night takes the first of the days to harvest. */
export function daysFromPlanting({ steps, daysToHarvest }: Variety): number {
  const soak = first(steps, 'SOAK');
  const isOverNight = soak && (soak.soakHours ?? DEFAULT_SOAK_HOURS) >= NEXT_DAY_SOAK_HOURS;
  return Math.floor(daysToHarvest) - (isOverNight ? 1 : 0);
}

function first(steps: readonly GrowStep[], type: StepType): GrowStep | undefined {
  return steps.find((step) => step.type === type);
}

function soakStep(soak: GrowStep, daysFromHarvest: number): ScheduledStep {
  const { note, soakHours = DEFAULT_SOAK_HOURS } = soak;
  const text = soakHours >= NEXT_DAY_SOAK_HOURS ? withSoakNote(note, soakHours) : note;
  return { type: 'SOAK', daysFromHarvest, note: text, soakHours };
}

function growingSteps(steps: readonly GrowStep[], plantDay: number): ScheduledStep[] {
  return steps.flatMap((step) => {
    const type = TASK_OF_STEP[step.type];
    if (!type) return [];
    return [{ type, daysFromHarvest: plantDay + Math.floor(step.dayStart), note: stepNote(step) }];
  });
}

/** Germination steps of old data end where the lights begin. */
function lightsAfterGermination(steps: readonly GrowStep[], plantDay: number): ScheduledStep[] {
  return steps
    .filter((step) => TASK_OF_STEP[step.type] === 'GERM')
    .map((step) => ({
      type: 'LIGHTS',
      daysFromHarvest: plantDay + Math.floor(step.dayEnd),
      note: '',
    }));
}

/** Misting and watering over several days make one task that says how long. */
function stepNote({ type, note, dayStart, dayEnd }: GrowStep): string {
  if ((type !== 'MIST' && type !== 'WATER') || dayEnd <= dayStart) return note;
  const range = `through day ${dayEnd}`;
  return note === '' ? range : `${note}, ${range}`;
}
