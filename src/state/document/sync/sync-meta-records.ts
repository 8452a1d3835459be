import type { Millis } from '#domain/calendar/iso-date.ts';
import { oncePer } from '#domain/records/once-per.ts';
import type { FarmDocument } from '../farm-document.ts';
import type { SyncNotice } from '../notices/sync-notice.ts';
import { asRecord, fittingFields, isRecord, readOwn, type JsonRecord } from '../json-record.ts';

export type Tombstones = Readonly<Record<string, Readonly<Record<string, Millis>>>>;

/** The highest numbers that ids have reached, by slice and prefix. */
export type HighestIds = Readonly<Record<string, Numbers>>;

type Numbers = Readonly<Record<string, number>>;

export function higherOfBoth(a: Numbers, b: Numbers): Numbers {
  const joined = new Map(Object.entries(a));
  for (const [key, number] of Object.entries(b)) {
    joined.set(key, Math.max(number, joined.get(key) ?? number));
  }
  return Object.fromEntries(joined);
}

export function readTombstones({ meta }: Pick<FarmDocument, 'meta'>): Tombstones {
  return readNumbers(meta.sync?.['tomb']);
}

export function readHighestIds({ meta }: Pick<FarmDocument, 'meta'>): HighestIds {
  return readNumbers(meta.sync?.['idMax']);
}

/** Unread sync conflicts, newest first; the very same list while nothing is noted in the farm. */
export function readNotices({ meta }: Pick<FarmDocument, 'meta'>): readonly SyncNotice[] {
  return noticesIn(meta.sync ?? NO_SYNC);
}

const NO_SYNC: JsonRecord = {};

const noticesIn = oncePer(({ notices }: JsonRecord): readonly SyncNotice[] =>
  Array.isArray(notices) ? notices.filter(isNotice) : [],
);

/** A farm with something noted in its `meta.sync`; empty notes are left out. */
export function withSyncEntry(farm: FarmDocument, name: string, value: object): FarmDocument {
  const others = Object.entries(farm.meta.sync ?? {}).filter(([key]) => key !== name);
  const isEmpty = Object.keys(value).length === 0;
  if (isEmpty && farm.meta.sync?.[name] === undefined) return farm;
  const sync = Object.fromEntries(isEmpty ? others : [...others, [name, value]]);
  return { ...farm, meta: { ...farm.meta, sync } };
}

const NOTICE_TEXTS = ['id', 'kind', 'slice', 'entityId', 'label', 'field', 'keptBy', 'lostBy'];

/** A document may come from anywhere, so invalid notices are hidden. */
function isNotice(value: unknown): value is SyncNotice {
  return (
    isRecord(value) &&
    typeof value['at'] === 'number' &&
    ['number', 'undefined'].includes(typeof value['lostAt']) &&
    NOTICE_TEXTS.every((name) => typeof readOwn(value, name) === 'string')
  );
}

function readNumbers(value: unknown): Record<string, Record<string, number>> {
  const isNumber = (entry: unknown): entry is number => Number.isFinite(entry);
  const slices = Object.entries(asRecord(value));
  return Object.fromEntries(slices.map(([slice, of]) => [slice, fittingFields(of, isNumber)]));
}
