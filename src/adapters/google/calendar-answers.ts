import { textOrBlank } from '#state/document/document-patch-path.ts';
import type { FoundEvent } from '#domain/calendar-events/reconcile-events.ts';

/** A page of the calendar's list of events. */
interface EventsPage {
  readonly events: readonly ListedEvent[];
  /** Where the next page begins, null after the last one. */
  readonly nextPageToken: string | null;
}

/** An event of the list, with the moment it was made. */
export interface ListedEvent extends FoundEvent {
  readonly createdAt: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** Reads a page as Google sends it. What has no id, or was cancelled, is no event. */
export function readEventsPage(answer: unknown): EventsPage {
  const page = fieldsOf(answer);
  const items: readonly unknown[] = Array.isArray(page['items']) ? page['items'] : [];
  return {
    events: items
      .map(fieldsOf)
      .filter((item) => textOrBlank(item['id']) !== '' && item['status'] !== 'cancelled')
      .map(readEvent),
    nextPageToken: textOrBlank(page['nextPageToken']) || null,
  };
}

function readEvent(item: Fields): ListedEvent {
  const { mgKey } = fieldsOf(fieldsOf(item['extendedProperties'])['private']);
  return {
    id: textOrBlank(item['id']),
    mgKey: typeof mgKey === 'string' ? mgKey : null,
    summary: textOrBlank(item['summary']),
    description: textOrBlank(item['description']),
    isAllDay: textOrBlank(fieldsOf(item['start'])['date']) !== '',
    createdAt: textOrBlank(item['created']),
  };
}

function fieldsOf(value: unknown): Fields {
  // Every field is looked at by itself where it is read.
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
