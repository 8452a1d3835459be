import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { TrayAvailability } from '#domain/capacity/tray-availability.ts';
import type { Task } from '#domain/planning/task.ts';

/** Trays of one kind: what open plantings of today and tomorrow take, and what is clean. */
export interface TrayNeed {
  readonly needed: number;
  readonly clean: number;
  readonly short: number;
}

/** Trays that the open plantings of the next 48 hours take, against the clean ones. */
export function trayNeeds(tasks: readonly Task[], today: IsoDate, trays: TrayAvailability) {
  const tomorrow = addDays(today, 1);
  const plantings = tasks.filter(
    ({ type, done, dateISO }) =>
      type === 'PLANT' && !done && (dateISO === today || dateISO === tomorrow),
  );
  const sum = (tray: keyof TrayAvailability) =>
    plantings.reduce((total, task) => total + (task.trayUsage?.[tray] ?? 0), 0);
  const need = (needed: number, clean: number): TrayNeed => ({
    needed,
    clean,
    short: Math.max(0, needed - clean),
  });
  const traysOn = (day: IsoDate) =>
    plantings.reduce((total, task) => total + (task.dateISO === day ? (task.trays ?? 0) : 0), 0);
  return {
    withHoles: need(sum('withHoles'), trays.withHoles.clean),
    withoutHoles: need(sum('withoutHoles'), trays.withoutHoles.clean),
    plantToday: traysOn(today),
    plantTomorrow: traysOn(tomorrow),
  };
}
