import { keyTag, readEventKey } from './event-key.ts';
import { SUMMARY_PREFIX } from './event-text.ts';
import type { WantedEvent } from './wanted-events.ts';
import type { IsoSpan } from '#domain/calendar/iso-date.ts';

/** An event found in the calendar, from any source. */
export interface FoundEvent {
  readonly id: string;
  /** The app's private key. `null` if there is none. */
  readonly mgKey: string | null;
  readonly summary: string;
  readonly description: string;
  /** It has no hours. */
  readonly isAllDay: boolean;
}

/** Changes that make the calendar match the plan. */
export interface CalendarChanges {
  readonly create: readonly WantedEvent[];
  readonly patch: readonly { readonly id: string; readonly event: WantedEvent }[];
  readonly remove: readonly { readonly id: string }[];
}

/**
 * Computes the changes from found to wanted events.
 *
 * An event is the app's if it has the private key and a visible mark: the tag in its description or the prefix
 * of its summary. Only events with the tag are deleted, so texts that people changed stay. Of several events
 * with one key, the first stays. An all-day event that was given hours is replaced when it changes. Days
 * outside the window and other events never change.
 */
export function reconcileEvents(
  wanted: readonly WantedEvent[],
  found: readonly FoundEvent[],
  window: IsoSpan,
): CalendarChanges {
  const wantedByKey = new Map(wanted.map((event) => [event.key, event]));
  const kept = new Set<string>();
  const patch: { id: string; event: WantedEvent }[] = [];
  const remove: { id: string }[] = [];
  for (const standing of found) {
    const key = ownKey(standing, window);
    if (key === null) continue;
    const event = kept.has(key) ? undefined : wantedByKey.get(key);
    const isRight = event !== undefined && saysTheSame(standing, event);
    if (event !== undefined && (isRight || standing.isAllDay)) {
      kept.add(key);
      if (!isRight) patch.push({ id: standing.id, event });
    } else if (hasTag(standing, key)) {
      remove.push({ id: standing.id });
    }
  }
  return { create: wanted.filter(({ key }) => !kept.has(key)), patch, remove };
}

/** The key of an event of ours inside the window, null for all others. */
function ownKey(event: FoundEvent, { from, to }: IsoSpan): string | null {
  const subject = readEventKey(event.mgKey);
  if (subject === null || event.mgKey === null) return null;
  const isOurs = hasTag(event, event.mgKey) || event.summary.startsWith(SUMMARY_PREFIX);
  return isOurs && subject.dateISO >= from && subject.dateISO <= to ? event.mgKey : null;
}

function hasTag({ description }: FoundEvent, key: string): boolean {
  return description.includes(keyTag(key));
}

/** Line ends and blanks around the text are the calendar's affair. */
function saysTheSame(standing: FoundEvent, event: WantedEvent): boolean {
  return (
    standing.summary.trim() === event.summary &&
    standing.description.replaceAll('\r\n', '\n').trim() === event.description
  );
}
