import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { askDryPlan, type DryPlanFarm } from '#domain/dryer-plan/question/ask-dry-plan.ts';
import type { DryPlanQuestion } from '#domain/dryer-plan/question/dry-plan-question.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { sameValue } from '../document/same-value.ts';

/** What the dryer plan follows from today; the same object while it says the same. */
export const selectDryPlanQuestion: (farm: FarmDocument, today: IsoDate) => DryPlanQuestion =
  createSelector(
    (farm: FarmDocument): DryPlanFarm => farm,
    (_farm: FarmDocument, today: IsoDate) => today,
    (farm, today) => askDryPlan(farm, today),
    { memoizeOptions: { resultEqualityCheck: sameValue } },
  );
