import type { ActionContext } from '#domain/calendar/moment.ts';
import { type DocumentPatch, asRecordsPatch } from '../document/document-patch.ts';
import { type RecordsPatch, listKey } from '../document/document-patch-records.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { noteDeletes } from './deletes/note-deletes.ts';
import {
  type EditTimes,
  editKey,
  readEditTimes,
  withEditTimes,
  withoutEditTimes,
} from '../document/sync/edit-times.ts';
import { FARM_SCHEMA } from '../schema/farm-schema.ts';
import type { MergeRule } from '../schema/merge-rule.ts';
import { recordKey } from '../schema/record-key.ts';
import { isRecord } from '../document/json-record.ts';

type When = Pick<ActionContext, 'now' | 'serviceNow'>;

/**
 * Marks a farm as changed by a person now, and what of it was changed.
 *
 * The stamp only increases, past the newest one seen, so a slow clock or a future-dated import never makes a
 * later write look older. A catalog change has the same stamp. Deletes are noted for other devices.
 */
export function stampEdit(
  before: FarmDocument,
  after: FarmDocument,
  patches: readonly DocumentPatch[],
  when: When,
): FarmDocument {
  const newestSeen = Math.max(
    before.meta.lastWriteAt,
    before.meta.catalogUpdatedAt,
    after.meta.lastWriteAt,
  );
  const lastWriteAt = Math.max(when.now, newestSeen + 1);
  const catalogChanged = patches.some(({ path }) => path[0] === 'catalog');
  const catalogUpdatedAt = catalogChanged ? lastWriteAt : before.meta.catalogUpdatedAt;
  const stamped = { ...after, meta: { ...after.meta, lastWriteAt, catalogUpdatedAt } };
  return noteChange(before, stamped, patches, when);
}

/**
 * Notes what was deleted, as of the farm's write stamp, and the server time of changed values, if known. Undoing a change
 * counts as a change too.
 */
export function noteChange(
  before: FarmDocument,
  after: FarmDocument,
  patches: readonly DocumentPatch[],
  when: When,
): FarmDocument {
  const noted = noteDeletes(before, after, after.meta.lastWriteAt);
  const { serviceNow } = when;
  if (serviceNow === undefined) return withoutEditTimes(noted);
  const known = readEditTimes(before) ?? unnoted(before, when.now, serviceNow);
  const fresh = patches.flatMap(changedPlaces).map((key) => [key, serviceNow] as const);
  const at = { ...known.at, ...Object.fromEntries(fresh) };
  return withEditTimes(noted, { ...known, at });
}

/** A farm without notes was written on this device: what its clock is off by is known now. */
function unnoted({ meta }: FarmDocument, now: number, serviceNow: number): EditTimes {
  const { lastWriteAt } = meta;
  const others = lastWriteAt === 0 ? 0 : Math.min(serviceNow, lastWriteAt + serviceNow - now);
  return { at: {}, others };
}

/** A change of more places than this is noted for all that they are part of. */
const MAX_PLACES = 20;

function changedPlaces(patch: DocumentPatch): readonly string[] {
  if (patch.path[0] === 'meta') return [];
  const records = asRecordsPatch(patch);
  const places = records === null ? [] : changedRecords(records);
  const isWhole = records === null || places.length > MAX_PLACES;
  return isWhole ? [editKey(patch.path)] : places;
}

/** Records that came or changed; one that was only put elsewhere in its list did neither. */
function changedRecords({ path, removed, inserted, changed }: RecordsPatch): readonly string[] {
  const old = new Map(removed.map(({ record }) => [listKey(record), record]));
  const rule = ruleAt(path);
  const keyOf = (record: object): string =>
    rule?.kind === 'records' ? recordKey(rule, record) : (listKey(record) ?? '');
  const came = inserted
    .filter(({ record }) => !sameValue(old.get(listKey(record)), record))
    .map(({ record }) => editKey([...path, keyOf(record)]));
  return [
    ...came,
    ...changed.flatMap(({ before, after }) => {
      const record = [...path, keyOf(after)];
      const fields = changedFields(record, before, after);
      return fields.length > MAX_PLACES ? [editKey(record)] : fields;
    }),
  ];
}

function changedFields(way: readonly string[], before: unknown, after: unknown): string[] {
  if (sameValue(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [editKey(way)];
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => changedFields([...way, name], before[name], after[name]));
}

function ruleAt(path: readonly string[]): MergeRule | undefined {
  return path.reduce<MergeRule | undefined>(
    (rule, name) => (rule?.kind === 'fields' ? rule.of[name] : undefined),
    FARM_SCHEMA,
  );
}
