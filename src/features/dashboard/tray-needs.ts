import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import type { TrayAvailability } from '#domain/capacity/tray-availability.ts';
import { sumOf } from '#domain/records/lists.ts';
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
  const need = (kind: keyof TrayAvailability): TrayNeed => {
    const needed = sumOf(plantings.map(({ trayUsage }) => trayUsage?.[kind] ?? 0));
    const { clean } = trays[kind];
    return { needed, clean, short: Math.max(0, needed - clean) };
  };
  const traysOn = (day: IsoDate) =>
    sumOf(plantings.map((task) => (task.dateISO === day ? (task.trays ?? 0) : 0)));
  return {
    withHoles: need('withHoles'),
    withoutHoles: need('withoutHoles'),
    plantToday: traysOn(today),
    plantTomorrow: traysOn(tomorrow),
  };
}
