import { type IsoDate, dayNumber } from '#domain/calendar/iso-date.ts';
import { formatMonthDay } from '#ui/format.ts';
import { shortWeekdayName } from '#domain/calendar/day-label.ts';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { instantDay } from '#ui/instant-label.ts';
import { fieldLabel, upperFirst } from './value-text.ts';

/** Who reads a notice, and when. */
interface NoticeReader {
  /** The person who holds this device. */
  readonly me: string;
  readonly today: IsoDate;
  /** What a record is about, where its own name says little: `Pea`. */
  readonly subject: string | null;
}

/** Groups of fields that a grower calls otherwise. */
const GROUP_WORDS: Readonly<Record<string, string>> = { '*done': 'done mark' };

/**
 * What happened, told of people: "Maria changed the count of Pea on Tue; yours was kept." Null where not both are
 * known, or both are one person with two devices.
 */
export function peopleFact(notice: SyncNotice, reader: NoticeReader): string | null {
  const { kind, keptBy, lostBy, field } = notice;
  if (keptBy === '' || lostBy === '' || keptBy === lostBy) return null;
  const subject = reader.subject ?? lowerFirst(notice.label);
  const [kept, lost] = [nameOf(keptBy, reader), nameOf(lostBy, reader)];
  const day = dayWords(notice.lostAt ?? notice.at, reader.today);
  switch (kind) {
    case 'field':
    case 'text': {
      const what = field === '' ? subject : `the ${fieldWords(field)} of ${subject}`;
      return `${upperFirst(lost)} changed ${what} ${day}; ${ownOf(keptBy, reader)} was kept.`;
    }
    case 'order':
      return `${upperFirst(lost)} sorted ${subject} ${day}; the order of ${kept} was kept.`;
    case 'edited':
      return `Deleted by ${lost}, but edited by ${kept}. It was kept.`;
    case 'deleted':
      return `Deleted by ${kept} but not by ${lost}. It stayed deleted.`;
    case 'renamed':
      return null;
  }
}

function nameOf(name: string, { me }: NoticeReader): string {
  return name === me ? 'you' : name;
}

function ownOf(name: string, { me }: NoticeReader): string {
  return name === me ? 'yours' : `${name}’s`;
}

function fieldWords(field: string): string {
  return GROUP_WORDS[field] ?? lowerFirst(fieldLabel(field));
}

/** "today", "on Tue" within a week, "on 11/3" before. */
function dayWords(at: number, today: IsoDate): string {
  const day = instantDay(new Date(at).toISOString()) ?? today;
  const ago = dayNumber(today) - dayNumber(day);
  if (ago <= 0) return 'today';
  return ago < 7 ? `on ${shortWeekdayName(day)}` : `on ${formatMonthDay(day)}`;
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
