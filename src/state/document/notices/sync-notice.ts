import type { Millis } from '#domain/calendar/iso-date.ts';

/**
 * Kind of conflict between two devices.
 *
 * - `field`, `text`: both changed the same value; one is kept.
 * - `edited`: one deleted what the other edited; it is kept.
 * - `deleted`: something only one device still had was deleted on the other.
 * - `renamed`: two devices gave the same id to different things; one has another id now.
 * - `order`: both sorted a list; one order is kept.
 */
export type NoticeKind = 'field' | 'text' | 'edited' | 'deleted' | 'renamed' | 'order';

/** A conflict found during sync, with the replaced value. */
export interface SyncNotice {
  readonly id: string;
  readonly at: Millis;
  readonly kind: NoticeKind;
  /** The part of the farm, as `orders` or `catalog/materials`. */
  readonly slice: string;
  /** The record; '' when the value belongs to none, as in settings. */
  readonly entityId: string;
  /** Display name: `Variety Pea`. */
  readonly label: string;
  /** The way to the value inside the record, as `notes` or `items/li_1/count`; '' is all of it. */
  readonly field: string;
  /** Values as they were before both changes, as kept and as given up; absent = was not there. */
  readonly base?: unknown;
  readonly kept?: unknown;
  readonly lost?: unknown;
  /** The people who did it, where the farm says so, else the names of the devices; '' when unknown. */
  readonly keptBy: string;
  readonly lostBy: string;
  readonly lostAt?: Millis;
}

/** Marks a name that stands for several fields. */
const GROUP = '*';

/** The step of a way that means a group of fields, as `*price`. */
export function groupSegment(group: string): string {
  return GROUP + group;
}

/** The group that a step of a way means; null for a field. */
export function groupIn(segment: string): string | null {
  return segment.startsWith(GROUP) ? segment.slice(GROUP.length) : null;
}

/** The way to a value as it is written in a notice. */
export function fieldName(path: readonly string[]): string {
  return path.map((segment) => segment.replaceAll('~', '~0').replaceAll('/', '~1')).join('/');
}

/** The steps of a way that `fieldName` wrote. */
export function fieldPath(field: string): readonly string[] {
  if (field === '') return [];
  return field.split('/').map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** So many travel with a farm. */
export const MAX_NOTICES = 200;
const MAX_CHARACTERS = 64_000;
/** A longer one stays on the device: the service takes none of it from a helper. */
export const MAX_NOTICE_CHARACTERS = 4_096;

export interface SortedNotices {
  readonly kept: readonly SyncNotice[];
  readonly leftOver: readonly SyncNotice[];
}

/** Splits unique notices, newest first, into those that fit in the farm and the rest. */
export function sortNotices(notices: readonly SyncNotice[]): SortedNotices {
  const newest = newestNoticesFirst(notices);
  let characters = 0;
  const kept = newest.slice(0, MAX_NOTICES).filter((notice) => {
    const length = JSON.stringify(notice).length;
    if (length > MAX_NOTICE_CHARACTERS || characters + length > MAX_CHARACTERS) return false;
    characters += length;
    return true;
  });
  const isKept = new Set(kept);
  return { kept, leftOver: newest.filter((notice) => !isKept.has(notice)) };
}

/** Notices, each once and newest first; of two that tell the same the earlier, so that all devices have that one. */
export function newestNoticesFirst(notices: readonly SyncNotice[]): readonly SyncNotice[] {
  const byId = new Map<string, SyncNotice>();
  for (const notice of notices) {
    const { at = Infinity } = byId.get(notice.id) ?? {};
    if (notice.at < at) byId.set(notice.id, notice);
  }
  return [...byId.values()].toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}
