import { createSelector } from 'reselect';
import {
  buildDryPlanInput,
  type DryPlanFarm,
} from '#domain/dryer-plan/question/build-dry-plan-input.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { type OfToday, todayOf } from './parts-of-farm.ts';

/** Today's input of the dryer plan. Keeps its identity while its content is equal. */
export const selectDryPlanQuestion: OfToday<DryPlanInput> = createSelector(
  (farm: FarmDocument): DryPlanFarm => farm,
  todayOf,
  (farm, today) => buildDryPlanInput(farm, today),
  { memoizeOptions: { resultEqualityCheck: sameValue } },
);
