import { addDays } from '#domain/calendar/day-number.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { Task } from '#domain/planning/task.ts';
import type { TrayInventory, TrayStatus } from '#domain/trays/tray-status.ts';

/** Trays of one kind: what open plantings of today and tomorrow take, and what is clean. */
export interface TrayNeed {
  readonly needed: number;
  readonly clean: number;
  readonly short: number;
}

export interface TrayNeeds {
  readonly withHoles: TrayNeed;
  readonly withoutHoles: TrayNeed;
  readonly plantToday: number;
  readonly plantTomorrow: number;
}

/** Clean = owned less dirty less in use, never below 0. */
export function cleanTrays(owned: TrayInventory, status: TrayStatus): TrayInventory {
  return {
    withHoles: Math.max(0, owned.withHoles - status.dirtyWithHoles - status.inUseWithHoles),
    withoutHoles: Math.max(
      0,
      owned.withoutHoles - status.dirtyWithoutHoles - status.inUseWithoutHoles,
    ),
  };
}

/** Trays that the open plantings of the next 48 hours take, against the clean ones. */
export function trayNeeds(tasks: readonly Task[], today: IsoDate, clean: TrayInventory): TrayNeeds {
  const tomorrow = addDays(today, 1);
  const plantings = tasks.filter(
    ({ type, done, dateISO }) =>
      type === 'PLANT' && !done && (dateISO === today || dateISO === tomorrow),
  );
  const sum = (tray: keyof TrayInventory) =>
    plantings.reduce((total, task) => total + (task.trayUsage?.[tray] ?? 0), 0);
  const need = (needed: number, owned: number): TrayNeed => ({
    needed,
    clean: owned,
    short: Math.max(0, needed - owned),
  });
  const traysOn = (day: IsoDate) =>
    plantings.reduce((total, task) => total + (task.dateISO === day ? (task.trays ?? 0) : 0), 0);
  return {
    withHoles: need(sum('withHoles'), clean.withHoles),
    withoutHoles: need(sum('withoutHoles'), clean.withoutHoles),
    plantToday: traysOn(today),
    plantTomorrow: traysOn(tomorrow),
  };
}
