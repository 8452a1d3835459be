import { createSelector } from 'reselect';
import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { dryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan-input.ts';
import { sameValue } from '../document/farm-document.ts';
import { selectPartsOf, todayOf, type OfToday } from './parts-of-farm.ts';

/** Today's input of the simple dryer rule, the same object while its content is equal. */
export const selectDryerPlanInput: OfToday<DryerPlanInput> = createSelector(
  selectPartsOf('varieties', 'tasks', 'capacity', 'alchemy', 'deliveryChanges'),
  todayOf,
  dryerPlanInput,
  { memoizeOptions: { resultEqualityCheck: sameValue } },
);
