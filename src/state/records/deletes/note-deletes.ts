import { readOwn } from '../../document/json-record.ts';
import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { recordsOf } from '../../document/records-of.ts';
import { changeRecord } from '../action-rules.ts';
import { freeIdFor } from '#domain/records/numbered-id.ts';
import {
  readHighestIds,
  readTombstones,
  withSyncEntry,
  type HighestIds,
} from '../../document/sync/sync-meta-records.ts';
import { boundedTombstones, deletedBetween, joinNumbers } from './tombstones.ts';

const NUMBERED = [
  'capacity/racks',
  'capacity/freezeDryers',
  'capacity/demands',
  'alchemy/orders',
  'alchemy/standing',
] as const;

/** Notes deleted records, so that no device restores them, and the highest numbers given. */
export function noteDeletes(before: FarmDocument, after: FarmDocument, at: Millis): FarmDocument {
  if (before === after) return after;
  const [known, deleted] = [readTombstones(after), deletedBetween(before, after)];
  const stones = deleted.map(([slice, ids]) => [
    slice,
    Object.fromEntries(ids.map((id) => [id, at])),
  ]);
  const tombstones = boundedTombstones(joinNumbers(known, Object.fromEntries(stones)), after);
  const isQuiet = Object.keys(known).length + deleted.length === 0;
  const noted = isQuiet ? after : withSyncEntry(after, 'tomb', tombstones);
  const highest = deleted.reduce(
    (numbers, [slice, ids]) => joinNumbers(numbers, numbersOf(slice, ids)),
    joinNumbers(readHighestIds(before), readHighestIds(after)),
  );
  return Object.keys(highest).length === 0 ? noted : withSyncEntry(noted, 'idMax', highest);
}

/** A changed farm in which nothing new has the number of something deleted: an id never means something else, anywhere. */
export function withFreshNumbers(before: FarmDocument, after: FarmDocument): FarmDocument {
  const highest = readHighestIds(before);
  let farm = after;
  for (const slice of NUMBERED) {
    const numbers = readOwn(highest, slice);
    const [was, is] = [recordsOf(before, slice), recordsOf(after, slice)];
    if (numbers === undefined || was === is) continue;
    const known = new Set(was.map(({ id }) => id));
    for (const { id } of is) {
      const { prefix, number } = numbered(id);
      const reached = readOwn(numbers, prefix) ?? 0;
      if (known.has(id) || number === null || number > reached) continue;
      const taken = new Set(recordsOf(farm, slice).map((record) => record.id));
      const fresh = freeIdFor(id, taken.add(`${prefix}${reached}`));
      // Nothing else in a farm names these records.
      farm = changeRecord(farm, slice, id, (record) => ({ ...record, id: fresh }));
    }
  }
  return farm;
}

/** Numbers of what is not there any more; those in use speak for themselves. */
function numbersOf(slice: string, ids: readonly string[]): HighestIds {
  if (!NUMBERED.some((name) => name === slice)) return {};
  const highest = new Map<string, number>();
  for (const id of ids) {
    const { prefix, number } = numbered(id);
    if (number !== null) highest.set(prefix, Math.max(number, highest.get(prefix) ?? 0));
  }
  return highest.size === 0 ? {} : { [slice]: Object.fromEntries(highest) };
}

function numbered(id: string): { readonly prefix: string; readonly number: number | null } {
  const [, prefix = '', digits = ''] = /^(.*?)(\d+)$/.exec(id) ?? [];
  return { prefix, number: digits === '' ? null : Number(digits) };
}
