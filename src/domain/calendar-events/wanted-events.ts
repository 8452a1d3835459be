import { type IsoDate, type IsoSpan, addDays, isInRange } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import type { Task } from '#domain/planning/task.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { tellerOf } from '#domain/tell/create-teller.ts';
import type { Region } from '#domain/tell/region.ts';
import type { Teller } from '#domain/tell/teller.ts';
import { byTexts } from '#domain/records/lists.ts';
import { EVENT_TYPES, eventKey, type EventSubject } from './event-key.ts';
import { eventDescription, eventSummary, type EventAmount } from './event-text.ts';

const CALENDAR_HORIZON_DAYS = 30;

interface CalendarTask extends Pick<
  Task,
  'dateISO' | 'type' | 'trays' | 'oz' | 'skipped' | 'varietyId' | 'varietyName'
> {
  /** The trays, in tasks of other tools. */
  readonly count?: number;
}

export interface CalendarFarm {
  readonly tasks: readonly CalendarTask[];
  readonly varieties: readonly Pick<Variety, 'id' | 'name' | 'live'>[];
  readonly settings: {
    readonly google: Pick<Settings['google'], 'pushAggregates'>;
    readonly region?: Region | undefined;
  };
}

/** An all-day event that belongs in the calendar. */
export interface WantedEvent extends EventSubject {
  readonly key: string;
  readonly summary: string;
  readonly description: string;
}

/** Window from today on. Past events stay as they are. */
export function calendarWindow(today: IsoDate): IsoSpan {
  return { from: today, to: addDays(today, CALENDAR_HORIZON_DAYS) };
}

/**
 * One event per day and kind of work: soak, plant or harvest.
 *
 * Done work counts, so the day still shows the plan. Skipped work and disabled kinds don't.
 */
export function wantedEvents(farm: CalendarFarm, today: IsoDate): WantedEvent[] {
  const varieties = new Map(farm.varieties.map((variety) => [variety.id, variety]));
  const days = new Map<string, DayWork>();
  const shown = calendarWindow(today);
  for (const task of farm.tasks) {
    const subject = shownSubject(task, farm.settings, shown);
    if (subject === null) continue;
    const key = eventKey(subject);
    const work = days.get(key) ?? { ...subject, byVariety: new Map() };
    days.set(key, work);
    const variety = varieties.get(task.varietyId ?? '');
    const name = variety?.name ?? task.varietyName ?? '';
    const ounces = variety?.live === true ? null : (task.oz ?? 0);
    const sofar = work.byVariety.get(name) ?? NO_AMOUNT;
    work.byVariety.set(name, addAmounts(sofar, { trays: traysOf(task), ounces }));
  }
  const teller = tellerOf(farm.settings.region);
  return [...days].map(([key, work]) => writeEvent(key, work, teller)).sort(byTexts('key'));
}

interface DayWork extends EventSubject {
  readonly byVariety: Map<string, EventAmount>;
}

const NO_AMOUNT: EventAmount = { trays: 0, ounces: null };

function shownSubject(
  task: CalendarTask,
  { google }: CalendarFarm['settings'],
  days: IsoSpan,
): EventSubject | null {
  const { dateISO, skipped } = task;
  const type = EVENT_TYPES.find((each) => each.toUpperCase() === task.type);
  if (type === undefined || !google.pushAggregates[type] || skipped === true) return null;
  return isInRange(dateISO, days) && traysOf(task) > 0 ? { dateISO, type } : null;
}

function traysOf(task: CalendarTask): number {
  return task.trays ?? task.count ?? 0;
}

function addAmounts(sum: EventAmount, { trays, ounces }: EventAmount): EventAmount {
  const weighed = ounces === null ? sum.ounces : (sum.ounces ?? 0) + ounces;
  return { trays: sum.trays + trays, ounces: weighed };
}

function writeEvent(
  key: string,
  { dateISO, type, byVariety }: DayWork,
  teller: Teller,
): WantedEvent {
  const total = [...byVariety.values()].reduce(addAmounts, NO_AMOUNT);
  const summary = eventSummary(type, total, teller);
  return {
    key,
    dateISO,
    type,
    summary,
    description: eventDescription(type, key, byVariety, teller),
  };
}
