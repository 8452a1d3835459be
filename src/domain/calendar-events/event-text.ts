import { compareTexts } from '#domain/records/lists.ts';
import { roundTo } from '#domain/units/rounding.ts';
import type { Teller } from '#domain/tell/teller.ts';
import { keyTag, type EventType } from './event-key.ts';

/** Trays of a day's work, and the expected yield of a harvest. */
export interface EventAmount {
  readonly trays: number;
  /** Null where all of it is sold alive and nothing is weighed. */
  readonly ounces: number | null;
}

/** Prefix of the summaries the app writes. */
export const SUMMARY_PREFIX = '[MGM]';

/** Calendars cut longer descriptions off, and with them the mark by which the event is known. */
const MAX_CHARACTERS = 8_000;

const WORK: Readonly<Record<EventType, string>> = {
  plant: 'Plant',
  soak: 'Soak',
  harvest: 'Harvest',
};

/** Summary of a day's work: "[MGM] Harvest — 5 trays, 40 oz". */
export function eventSummary(type: EventType, amount: EventAmount, teller: Teller): string {
  return `${SUMMARY_PREFIX} ${WORK[type]} — ${amountText(type, amount, teller)}`;
}

/** A line per variety by name, then the mark. Varieties beyond what a calendar can hold are counted. */
export function eventDescription(
  type: EventType,
  key: string,
  amounts: ReadonlyMap<string, EventAmount>,
  teller: Teller,
): string {
  const lines = [...amounts]
    .map(([name, amount]) => `${plainLine(name)} — ${amountText(type, amount, teller)}`)
    .sort(compareTexts);
  let room = MAX_CHARACTERS;
  const fitting = lines.filter((line) => (room -= line.length + 1) > 0);
  const others = lines.length - fitting.length;
  return [...fitting, ...(others === 0 ? [] : [`and ${others} more`]), keyTag(key)].join('\n');
}

/**
 * A name as calendars keep it, character for character.
 *
 * They show descriptions as HTML, trim them and store no broken characters. A text that comes back
 * otherwise than it was sent would be sent again for ever.
 */
function plainLine(name: string): string {
  const text = name
    .normalize('NFC')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replaceAll('<', '‹')
    .replaceAll('>', '›')
    .trim();
  return text === '' ? 'Unnamed variety' : text;
}

function amountText(type: EventType, { trays, ounces }: EventAmount, teller: Teller): string {
  const count = roundTo(trays, 2);
  const text = `${teller.number(count, 'all')} ${count === 1 ? 'tray' : 'trays'}`;
  return type === 'harvest' && ounces !== null
    ? `${text}, ${teller.weight('oz', roundTo(ounces, 2), 'all')}`
    : text;
}
