import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { type EveryDayLine, dailyCare } from '#domain/supply/daily-care.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectPartsOf, todayOf } from './parts-of-farm.ts';
import { selectLots } from './supply.ts';

/** Today's misting and watering, besides the day's tasks. */
export const selectEveryDay: (farm: FarmDocument, today: IsoDate) => readonly EveryDayLine[] =
  createSelector(selectPartsOf('tasks', 'varieties'), selectLots, todayOf, (farm, lots, today) =>
    dailyCare({ ...farm, lots }, today),
  );
