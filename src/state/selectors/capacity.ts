import { createSelector } from 'reselect';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { fillDays, type CapacityDay } from '#domain/capacity/capacity-days.ts';
import { rackStays, type RackStay } from '#domain/capacity/rack-stays.ts';
import { trayAvailability, type TrayAvailability } from '#domain/capacity/tray-availability.ts';
import type { FarmDocument } from '../document/farm-document.ts';

/** Where the trays of all plantings stand until they are harvested. */
export const selectRackStays: (farm: FarmDocument) => readonly RackStay[] = createSelector(
  (farm: FarmDocument) => farm.tasks,
  (farm: FarmDocument) => farm.varieties,
  (farm: FarmDocument) => farm.settings.trays.stackLimit,
  (tasks, varieties, stackLimit) => rackStays(tasks, { varieties, stackLimit }),
);

/** How full the racks are on so many days from a day on. */
export const selectCapacityDays: (
  farm: FarmDocument,
  from: IsoDate,
  days: number,
) => readonly CapacityDay[] = createSelector(
  selectRackStays,
  (farm: FarmDocument) => farm.capacity,
  (_farm: FarmDocument, from: IsoDate) => from,
  (_farm: FarmDocument, _from: IsoDate, days: number) => days,
  fillDays,
);

/** Trays by what can be done with them: clean, in use, dirty. */
export const selectTrayAvailability: (farm: FarmDocument) => TrayAvailability = createSelector(
  (farm: FarmDocument) => farm.capacity,
  (farm: FarmDocument) => farm.trayStatus,
  (capacity, trayStatus) => trayAvailability({ capacity, trayStatus }),
);
