import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import {
  buildDryPlanInput,
  type DryPlanFarm,
} from '#domain/dryer-plan/question/build-dry-plan-input.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';

/** Today's input of the dryer plan. Keeps its identity while its content is equal. */
export const selectDryPlanQuestion: (farm: FarmDocument, today: IsoDate) => DryPlanInput =
  createSelector(
    (farm: FarmDocument): DryPlanFarm => farm,
    (_farm: FarmDocument, today: IsoDate) => today,
    (farm, today) => buildDryPlanInput(farm, today),
    { memoizeOptions: { resultEqualityCheck: sameValue } },
  );
