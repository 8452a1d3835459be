import { STEP_ORDER } from '#domain/catalog/varieties/save-steps.ts';
import type { GrowStep, StepType } from '#domain/catalog/varieties/variety.ts';
import { GERM_MODES } from '../schema/crops.ts';
import { readChoice, readNumber, readText, readWhole } from './coerce.ts';
import type { JsonRecord } from './json-record.ts';
import { readRecords } from './read-records.ts';
import { settle } from './settle.ts';

const STEP_TYPES: readonly StepType[] = [...STEP_ORDER, 'GERM_WEIGHTED', 'GERMINATION'];

/** A longer cycle is a slip of the finger, and a plan with a task for every day of it would never end. */
export const CYCLE_DAYS = { min: 0, max: 3650 } as const;

/**
 * The grow steps of a variety, as they came: old kinds of step, long soaks and their order stay,
 * because plantings already in the ground still follow them. The editor's save rule tidies them.
 */
export function readSteps(value: unknown, daysToHarvest: number): GrowStep[] {
  return readRecords(value, 'stp', (source, id) => readStep(source, id, daysToHarvest));
}

function readStep(source: JsonRecord, id: string, daysToHarvest: number): GrowStep {
  const type = readStepType(source.type);
  const dayStart = readWhole(source.dayStart, type === 'HARVEST' ? daysToHarvest : 0, CYCLE_DAYS);
  return settle<GrowStep>(source, {
    id,
    type,
    dayStart,
    dayEnd: readWhole(source.dayEnd, dayStart, { ...CYCLE_DAYS, min: dayStart }),
    note: readText(source.note),
    soakHours: type === 'SOAK' ? readNumber(source.soakHours, undefined, { min: 1 }) : undefined,
    germMode: type === 'PLANT' ? readChoice(source.germMode, GERM_MODES, undefined) : undefined,
  });
}

function readStepType(value: unknown): StepType {
  // A kind of step that a later version added is kept as it is; planning makes no task of it.
  return readChoice(value, STEP_TYPES, readText(value) as StepType);
}
