import { createSelector } from 'reselect';
import type { DryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan.ts';
import { dryerPlanInput } from '#domain/alchemy/simple-rule/dryer-plan-input.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';

/**
 * Today's input of the simple dryer rule. Keeps its identity while its content is equal, so unrelated changes
 * don't plan again.
 */
export const selectDryerPlanInput: (farm: FarmDocument, today: IsoDate) => DryerPlanInput =
  createSelector(
    (farm: FarmDocument) => farm.varieties,
    (farm: FarmDocument) => farm.tasks,
    (farm: FarmDocument) => farm.capacity,
    (farm: FarmDocument) => farm.alchemy,
    (farm: FarmDocument) => farm.deliveryChanges,
    (_farm: FarmDocument, today: IsoDate) => today,
    (varieties, tasks, capacity, alchemy, deliveryChanges, today) =>
      dryerPlanInput({ varieties, tasks, capacity, alchemy, deliveryChanges }, today),
    { memoizeOptions: { resultEqualityCheck: sameValue } },
  );
