import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { capacityDays, type CapacityDay } from '#domain/capacity/capacity-days.ts';
import { rackStays, type RackStay } from '#domain/capacity/rack-stays.ts';
import { trayAvailability, type TrayAvailability } from '#domain/capacity/tray-availability.ts';
import type { Task } from '#domain/planning/task.ts';
import { withoutLatePlantings } from '#domain/supply/late-plantings.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { selectPartsOf, todayOf, type OfToday } from './parts-of-farm.ts';

/** Selects tasks except missed plantings, whose trays use no space. */
export const selectStandingTasks: OfToday<readonly Task[]> = createSelector(
  (farm: FarmDocument) => farm.tasks,
  (farm: FarmDocument) => farm.traysPlantedLog,
  todayOf,
  withoutLatePlantings,
);

export const selectRackStays: OfToday<readonly RackStay[]> = (farm, today) =>
  rackStays(selectStandingTasks(farm, today), farm);

/** Rack use on some days, from today by default. */
export const selectCapacityDays: (
  farm: FarmDocument,
  today: IsoDate,
  days: number,
  from?: IsoDate,
) => readonly CapacityDay[] = createSelector(
  selectPartsOf('varieties', 'settings', 'catalog', 'capacity'),
  selectStandingTasks,
  (_farm: FarmDocument, today: IsoDate, _days: number, from: IsoDate = today) => from,
  (_farm: FarmDocument, _today: IsoDate, days: number) => days,
  capacityDays,
);

/** Trays by what can be done with them: clean, in use, dirty. */
export const selectTrayAvailability: (farm: FarmDocument) => TrayAvailability = createSelector(
  selectPartsOf('capacity', 'trayStatus', 'deliveries'),
  trayAvailability,
);
