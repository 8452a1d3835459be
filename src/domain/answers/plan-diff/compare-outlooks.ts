import type { Outlook } from '#domain/supply/outlook.ts';
import { diffSummary } from './diff-summary.ts';
import { diffHarvests, diffSurplus } from './diff-harvests.ts';
import { diffPlantings, diffTooLate } from './diff-plantings.ts';
import { type RackFarm, diffSpace } from './diff-space.ts';
import { diffShorts, toShortRow } from './diff-shorts.ts';
import type { PlanDiff } from './plan-diff.ts';

export function compareOutlooks(before: Outlook<RackFarm>, after: Outlook<RackFarm>): PlanDiff {
  const diff = {
    plantings: diffPlantings(before, after),
    harvests: diffHarvests(before, after),
    tooLate: diffTooLate(before, after),
    short: diffShorts(before, after).map(toShortRow),
    surplus: diffSurplus(before, after),
    full: diffSpace(before, after),
  };
  return { summary: diffSummary(before, after, diff), ...diff };
}
