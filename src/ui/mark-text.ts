import type { IsoDate } from '#domain/calendar/iso-date.ts';
import type { WorkMark } from '#domain/calendar/moment.ts';
import { pageTeller } from './format.ts';
import { instantDay, instantLabel, instantTime } from './instant-label.ts';

/** Who recorded something, and when by the clock of their device: "Maria 7:42", on another day "Maria 11/19". */
export function markText({ name, atISO }: WorkMark, today: IsoDate): string {
  return `${name} ${instantDay(atISO) === today ? clockTime(atISO) : instantLabel(atISO, today)}`;
}

/** The time of day as work tells it: "7:42", where days come first "07:42". */
export function clockTime(atISO: string): string {
  if (pageTeller().region.dates === 'day-first') return instantTime(atISO);
  const at = new Date(atISO);
  return `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
}

/** A name where room is short, as on paper: "ML" for Maria Lopez. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  // Taken apart, a character of two code units stays whole.
  const [first = '', ...others] = words.map(([letter = '']) => letter);
  return (first + (others.at(-1) ?? '')).toUpperCase();
}
