import { createSelector } from 'reselect';
import { type EveryDayLine, dailyCare } from '#domain/supply/daily-care.ts';
import { type OfToday, selectPartsOf, todayOf } from './parts-of-farm.ts';
import { selectLots } from './supply.ts';

/** Today's misting and watering, besides the day's tasks. */
export const selectEveryDay: OfToday<readonly EveryDayLine[]> = createSelector(
  selectPartsOf('tasks', 'varieties'),
  selectLots,
  todayOf,
  (farm, lots, today) => dailyCare({ ...farm, lots }, today),
);
