import { type IsoDate, addDays, daysBetween } from '#domain/calendar/iso-date.ts';
import type { FreezeDryer } from '#domain/capacity/capacity.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import { MAX_DRAWN_DAYS } from '../labelled-days.ts';

export interface LoadBar {
  readonly startISO: IsoDate;
  readonly readyISO: IsoDate;
  /** Days from the first that is drawn, and how many of those drawn it takes. */
  readonly at: number;
  readonly days: number;
  /** Shelves in use; null of a load that stays as it is while the others are planned. */
  readonly used: number | null;
}

export interface MachineRow {
  readonly id: string;
  readonly label: string;
  readonly shelves: number;
  readonly bars: readonly LoadBar[];
}

/** The loads of a plan machine by machine, those that stay among them; no machine where nothing is dried. */
export function machineRows(
  { today, loads, kept }: Pick<DryPlan, 'today' | 'loads' | 'kept'>,
  dryers: readonly FreezeDryer[],
) {
  const all = [
    ...kept.map((load) => ({ ...load, used: null })),
    ...loads.map(({ lines, ...load }) => ({
      ...load,
      used: lines.reduce((sum, { shelves }) => sum + shelves, 0),
    })),
  ]
    // What should be out by now has no day left to be drawn on.
    .filter(({ dryerId, readyISO }) => dryerId !== '' && readyISO > today)
    .map((load) => ({ ...load, from: load.startISO < today ? today : load.startISO }))
    .toSorted((a, b) => daysBetween(b.from, a.from));
  const first = all[0]?.from ?? today;
  const length = Math.max(0, ...all.map(({ readyISO }) => daysBetween(first, readyISO)));
  const drawn = Math.min(length, MAX_DRAWN_DAYS);
  const rows = dryers.map(({ id, label, shelves }) => ({
    id,
    label,
    shelves,
    bars: all.flatMap(({ dryerId, from, startISO, readyISO, used }): LoadBar[] => {
      const at = daysBetween(first, from);
      if (dryerId !== id || at >= drawn) return [];
      const days = Math.min(daysBetween(from, readyISO), drawn - at);
      return [{ startISO, readyISO, at, days, used }];
    }),
  }));
  return {
    days: Array.from({ length: drawn }, (_, index) => addDays(first, index)),
    rows: all.length === 0 ? [] : rows,
    /** There are loads after the last day that is drawn. */
    isCut: length > drawn,
  };
}
