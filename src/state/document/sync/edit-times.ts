import type { Millis } from '#domain/calendar/iso-date.ts';
import { isPlainObject, readOwn } from '../document-patch-path.ts';
import type { FarmDocument, Meta } from '../farm-document.ts';
import { HELPER_SLICES } from '../helper-slices.ts';
import { isWrittenByKey } from './sync-meta.ts';

/**
 * When people changed what of a farm, by the clock of the service: `meta.sync.edits`. Where two devices
 * changed the same value, it tells which of them did so later.
 *
 * `lastWriteAt` cannot tell: it comes from the clock of a device, and an import dates it a year ahead.
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
 * What a farm says of its edits. Null when it says nothing, and when a program that keeps no such notes
 * has written it since: then only `lastWriteAt` is left to go by.
 *
 * Of a helper the service takes no such notes. So work of the day that was sent since counts as edited by
 * `lastWriteAt`; all else no helper can have touched.
 */
export function readEditTimes({ meta }: Pick<FarmDocument, 'meta'>): EditTimes | null {
  const edits = meta.sync?.['edits'];
  if (!isPlainObject(edits)) return null;
  const { of, others, at } = edits;
  if (!isTime(others) || !isPlainObject(at)) return null;
  const { lastWriteAt } = meta;
  const entries = Object.entries(at).filter((entry): entry is [string, Millis] => isTime(entry[1]));
  const noted = { others, at: Object.fromEntries(entries) };
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

/** The farm without notes of its edits: something was changed, and nobody knows when by the clock of the service. */
export function withoutEditTimes(farm: FarmDocument): FarmDocument {
  const { edits, ...sync } = farm.meta.sync ?? {};
  return edits === undefined ? farm : { ...farm, meta: { ...farm.meta, sync } };
}

/** The farm with another write stamp, although nobody changed it: the notes of its edits still hold. */
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

/** Edits of two farms that became one. */
export function joinEditTimes(a: EditTimes, b: EditTimes): EditTimes {
  const at = new Map(Object.entries(a.at));
  for (const [key, time] of Object.entries(b.at)) at.set(key, Math.max(time, at.get(key) ?? time));
  return { at: Object.fromEntries(at), others: Math.max(a.others, b.others) };
}

/** When something was changed, or a part of it, or what it is a part of; null when no note says so. */
export function editTime({ at }: EditTimes, key: string): Millis | null {
  const exact = readOwn(at, key);
  const times = Object.entries(at).flatMap(([other, time]) =>
    key.startsWith(other + SEPARATOR) || other.startsWith(key + SEPARATOR) ? [time] : [],
  );
  if (typeof exact === 'number') times.push(exact);
  return times.length === 0 ? null : Math.max(...times);
}

/** When anything of a farm was changed last. */
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
