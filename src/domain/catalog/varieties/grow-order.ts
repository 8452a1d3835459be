import { type GrowStep, type StepType, STEP_ORDER, isLegacyGermination } from './variety.ts';

/** Sorts grow steps by start day. Steps of one day keep their stored order, so a soak comes before planting. */
export function growOrder(steps: readonly GrowStep[]): readonly GrowStep[] {
  return steps.toSorted((a, b) => a.dayStart - b.dayStart || stepRank(a.type) - stepRank(b.type));
}

/** Place of a kind of step among those of one day; one from a later version comes last. */
export function stepRank(type: StepType): number {
  // Germination of old data follows its planting at once.
  if (isLegacyGermination({ type })) return STEP_ORDER.indexOf('PLANT') + 0.5;
  const place = (STEP_ORDER as readonly StepType[]).indexOf(type);
  return place === -1 ? STEP_ORDER.length : place;
}
