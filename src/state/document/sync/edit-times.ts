import type { Millis } from '#domain/calendar/iso-date.ts';
import { higherOfBoth } from './sync-meta-records.ts';
import type { FarmDocument, Meta } from '../farm-document.ts';
import { HELPER_SLICES } from '../helper-slices.ts';
import { isWrittenByKey } from './sync-meta.ts';
import { fittingFields, isRecord, readOwn } from '../json-record.ts';

/**
 * Times of people's changes by the server's clock: `meta.sync.edits`. If two devices changed the same value,
 * this decides which change is newer.
 *
 * `lastWriteAt` can't decide: it uses the device's clock, and an import sets it a year ahead.
 */
export interface EditTimes {
  /** The newest edits, by the way to what was changed, as `orders/ord_1/customer`. */
  readonly at: Readonly<Record<string, Millis>>;
  /** All else was changed by then. */
  readonly others: Millis;
}

/** More edits than this are not noted one by one. */
const MAX_EDITS = 200;

const SEPARATOR = '/';

/**
 * Reads a farm's edit times.
 *
 * The server doesn't note edits of helpers. So work of the day sent later counts as edited at `lastWriteAt`;
 * helpers can't change anything else.
 *
 * @returns `null` if there are none or a program that doesn't keep them wrote the farm since. Then only
 *   `lastWriteAt` remains.
 */
export function readEditTimes({ meta }: Pick<FarmDocument, 'meta'>): EditTimes | null {
  const edits = meta.sync?.['edits'];
  if (!isRecord(edits)) return null;
  const { of, others, at } = edits;
  if (!isTime(others) || !isRecord(at)) return null;
  const { lastWriteAt } = meta;
  const noted = { others, at: fittingFields(at, isTime) };
  if (of === lastWriteAt) return noted;
  if (!isWrittenByKey({ meta })) return null;
  const ofDay = HELPER_SLICES.map((slice) => [slice, lastWriteAt] as const);
  return joinEditTimes(noted, { others, at: Object.fromEntries(ofDay) });
}

/** The farm with notes of its edits as of its write stamp; none of them is later than `now`. */
export function withEditTimes(
  farm: FarmDocument,
  { at, others }: EditTimes,
  now: Millis = Number.POSITIVE_INFINITY,
): FarmDocument {
  const newest = Object.entries(at)
    .map(([key, time]) => [key, Math.min(now, time)] as const)
    .toSorted(([a, aAt], [b, bAt]) => bAt - aAt || (a < b ? -1 : 1));
  const kept = newest.slice(0, MAX_EDITS);
  const [, forgotten = others] = newest[MAX_EDITS] ?? [];
  const edits = {
    of: farm.meta.lastWriteAt,
    others: Math.min(now, Math.max(others, forgotten)),
    at: Object.fromEntries(kept),
  };
  return { ...farm, meta: { ...farm.meta, sync: { ...farm.meta.sync, edits } } };
}

/** Removes edit times after a change whose server time is unknown. */
export function withoutEditTimes(farm: FarmDocument): FarmDocument {
  const { edits, ...sync } = farm.meta.sync ?? {};
  return edits === undefined ? farm : { ...farm, meta: { ...farm.meta, sync } };
}

/** Replaces the write stamp of an unchanged farm and keeps its edit times. */
export function withWriteStamp(farm: FarmDocument, lastWriteAt: Millis): FarmDocument {
  const times = readEditTimes(farm);
  const meta: Meta = { ...farm.meta, lastWriteAt };
  const stamped = { ...farm, meta };
  return times === null ? stamped : withEditTimes(stamped, times);
}

/** The farm without edits of the future: a clock that went wrong while the service was out of reach dated them. */
export function withoutFutureEdits(farm: FarmDocument, now: Millis): FarmDocument {
  const times = readEditTimes(farm);
  if (times === null || newestEdit(times) <= now) return farm;
  return withEditTimes(farm, times, now);
}

export function joinEditTimes(a: EditTimes, b: EditTimes): EditTimes {
  return { at: higherOfBoth(a.at, b.at), others: Math.max(a.others, b.others) };
}

/** Time of the last change of something, a part of it, or its parent; `null` if unknown. */
export function editTime({ at }: EditTimes, key: string): Millis | null {
  const exact = readOwn(at, key);
  const times = Object.entries(at).flatMap(([other, time]) =>
    key.startsWith(other + SEPARATOR) || other.startsWith(key + SEPARATOR) ? [time] : [],
  );
  if (typeof exact === 'number') times.push(exact);
  return times.length === 0 ? null : Math.max(...times);
}

export function newestEdit({ at, others }: EditTimes): Millis {
  return Math.max(others, ...Object.values(at));
}

/** The way to a value of a farm as edits are noted. */
export function editKey(way: readonly string[]): string {
  return way.filter((part) => part !== '').join(SEPARATOR);
}

function isTime(value: unknown): value is Millis {
  return Number.isFinite(value);
}
