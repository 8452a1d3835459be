import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { formatMonthDay } from '#ui/format.ts';
import { shortWeekdayName } from '#domain/calendar/day-label.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { instantDay } from '#ui/instant-label.ts';
import { fieldLabel, upperFirst } from './value-text.ts';

/** Who reads a notice, and when. */
interface NoticeReader {
  /** The person who holds this device; null where the farm has no people. */
  readonly me: string | null;
  readonly today: IsoDate;
  /** What a record is about, where its own name says little: `Pea`. */
  readonly subject: string | null;
}

/** Groups of fields that a grower calls otherwise. */
const GROUP_WORDS: Readonly<Record<string, string>> = { '*done': 'done mark' };

/**
 * What happened: told of people, "Maria changed the count of Pea on Tue; yours was kept.", and of devices where not both
 * people are known, or both are one with two devices.
 */
export function noticeFact(notice: SyncNotice, { me, today, subject }: NoticeReader): string {
  const { kind, keptBy, lostBy, field, label, base, kept } = notice;
  const arePeople = me !== null && keptBy !== '' && lostBy !== '' && keptBy !== lostBy;
  const nameOf = (name: string) => (name === me ? 'you' : name);
  const by = (name: string, device: string) =>
    arePeople ? `by ${nameOf(name)}` : `on ${name || device}`;
  const record = subject ?? lowerFirst(label);
  const loser = upperFirst(nameOf(lostBy));
  switch (kind) {
    case 'field':
    case 'text': {
      if (!arePeople) return 'Changed on two devices.';
      const what = field === '' ? record : `the ${fieldWords(field)} of ${record}`;
      const own = keptBy === me ? 'yours' : `${keptBy}’s`;
      return `${loser} changed ${what} ${dayWords(notice, today)}; ${own} was kept.`;
    }
    case 'order':
      if (!arePeople) return 'Reordered on two devices.';
      return `${loser} sorted ${record} ${dayWords(notice, today)}; the order of ${nameOf(keptBy)} was kept.`;
    case 'edited':
      return `Deleted ${by(lostBy, 'one device')}, but edited ${by(keptBy, 'another device')}. It was kept.`;
    case 'deleted':
      return `Deleted ${by(keptBy, 'one device')} but not ${by(lostBy, 'the other')}. It stayed deleted.`;
    case 'renamed':
      return `Two devices used ${String(base)} for different things. This one is now ${String(kept)}.`;
  }
}

function fieldWords(field: string): string {
  return GROUP_WORDS[field] ?? lowerFirst(fieldLabel(field));
}

/** "today", "on Tue" within a week, "on 11/3" before. */
function dayWords({ at, lostAt = at }: SyncNotice, today: IsoDate): string {
  const day = instantDay(new Date(lostAt).toISOString()) ?? today;
  const ago = dayNumber(today) - dayNumber(day);
  if (ago <= 0) return 'today';
  return ago < 7 ? `on ${shortWeekdayName(day)}` : `on ${formatMonthDay(day)}`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
