import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { changeEntry } from '../document/document-patch-path.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { perform } from '../records/perform.ts';
import { recordsOf } from '../document/records-of.ts';
import { COLLECTION_NAMES, ruleOfCollection } from '../schema/collections.ts';
import type { FieldsRule } from '../schema/merge-rule.ts';
import { mergeFarms } from './merge-farms.ts';
import { readNotices } from '../document/sync/sync-meta-records.ts';
import { isRecord } from '../document/json-record.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const FARM = perform(normalizeFarm(smallFarmState()), {
  type: 'REGENERATE_TASKS',
  moment: { today: TODAY, now: NOW },
}).document;

function merge(local: FarmDocument, remote: FarmDocument) {
  return mergeFarms({ base: FARM, local, remote, today: TODAY, now: NOW });
}

/** A list of the farm with what a rule makes of each record; null takes it out. */
function withRecords(slice: string, change: (record: object) => object | null): FarmDocument {
  const records = recordsOf(FARM, slice).flatMap((record) => change(record) ?? []);
  // Records of a farm, changed in some fields.
  return changeEntry(FARM, slice.split('/'), () => records) as FarmDocument;
}

/** Lists with records that are nobody's own work but follow from others. */
const FOLLOWING = new Set(['costHistory']);

const LISTS = COLLECTION_NAMES.filter((slice) => recordsOf(FARM, slice).length > 0)
  .filter((slice) => !FOLLOWING.has(slice))
  .map((slice) => {
    const records = recordsOf(FARM, slice);
    return { slice, id: (records.find((record) => record['type'] !== 'single') ?? records[0])?.id };
  });

test('the sample farm has something in nearly every list', () => {
  expect(LISTS.length).toBeGreaterThan(15);
});

test.each(LISTS)('an edit in $slice is kept against a delete, and told', ({ slice, id }) => {
  const isIt = (record: object) => 'id' in record && record.id === id;
  const deleted = withRecords(slice, (record) => (isIt(record) ? null : record));
  const edited = withRecords(slice, (record) =>
    isIt(record) ? { ...record, addedByATool: 'yes' } : record,
  );
  for (const { merged } of [merge(deleted, edited), merge(edited, deleted)]) {
    const kept = recordsOf(merged, slice).find((record) => record.id === id);
    expect(kept).toMatchObject({ addedByATool: 'yes' });
    const told = readNotices(merged).find((notice) => notice.slice === slice);
    expect(told).toMatchObject({ kind: 'edited' });
    const gone = act(merged, { type: 'RESTORE_SYNC_NOTICE', payload: { id: told?.id ?? '' } });
    expect(recordsOf(gone, slice).map((record) => record.id)).not.toContain(id);
    expect(readNotices(gone)).not.toContainEqual(told);
  }
});

/** As the app deletes: with all that goes because of it. */
function deletedFrom(slice: string, id: string): FarmDocument {
  switch (slice) {
    case 'varieties':
      return act(FARM, { type: 'DELETE_VARIETY', payload: { id } });
    case 'products':
      return act(FARM, { type: 'DELETE_PRODUCT', payload: { id } });
    case 'alchemy/subgroups':
      return act(FARM, { type: 'DELETE_PRO_SUBGROUP', payload: { id } });
    default:
      return withRecords(slice, (record) => ('id' in record && record.id === id ? null : record));
  }
}

// A category in use cannot be deleted.
const DELETABLE = LISTS.filter(({ slice }) => slice !== 'alchemy/categories');

test.each(DELETABLE)('what is deleted in $slice is gone, and no news', ({ slice, id = '' }) => {
  const other = { ...FARM, batchSettings: OTHER_BUFFERS };
  const { merged, notices } = merge(deletedFrom(slice, id), other);
  expect(recordsOf(merged, slice).map((record) => record.id)).not.toContain(id);
  expect(notices).toEqual([]);
});

const OTHER_BUFFERS = { ...FARM.batchSettings, maxExtraTrays: 7 };

/** Fields that are worked out from others, or that name the record itself. */
const NOT_TYPED = new Set(['id', 'type', 'createdAt', 'varietyId', 'kind']);

/** Every plain field of the first record of every list. */
const FIELDS = LISTS.flatMap(({ slice, id }) => {
  const rule: FieldsRule | undefined = ruleOfCollection(slice)?.of;
  const record = recordsOf(FARM, slice).find((one) => one.id === id) ?? {};
  return Object.entries(rule?.of ?? {}).flatMap(([field, own]) => {
    const value = Object.hasOwn(record, field) ? Reflect.get(record, field) : undefined;
    const isPlain = typeof value === 'string' || typeof value === 'number';
    const isTyped = own.kind === 'scalar' || own.kind === 'text';
    const isKey = slice === 'traysPlantedLog' && field === 'dateISO';
    return isPlain && isTyped && !isKey && !NOT_TYPED.has(field) ? [{ slice, id, field }] : [];
  });
});

type Place = (typeof FIELDS)[number];

function withField({ slice, id, field }: Place, by: number): FarmDocument {
  return withRecords(slice, (record) => {
    if (!('id' in record) || record.id !== id) return record;
    const value: unknown = Reflect.get(record, field);
    return {
      ...record,
      [field]: typeof value === 'number' ? value + by : `${String(value)} ${by}`,
    };
  });
}

function fieldIn(farm: FarmDocument, { slice, id, field }: Place): unknown {
  const record = recordsOf(farm, slice).find((one) => one.id === id);
  return isRecord(record) ? record[field] : undefined;
}

test.each(FIELDS)('of two values of $slice $field one click brings the other', (one) => {
  const [local, remote] = [withField(one, 1), withField(one, 2)];
  const { merged, notices } = merge(local, remote);
  expect(fieldIn(merged, one)).toEqual(fieldIn(remote, one));
  const notice = notices.find((told) => told.slice === one.slice && told.field === one.field);
  const restored = act(merged, { type: 'RESTORE_SYNC_NOTICE', payload: { id: notice?.id ?? '' } });
  expect(fieldIn(restored, one)).toEqual(fieldIn(local, one));
});

test('edits of any two different fields are both kept and are no news', () => {
  for (const [index, one] of FIELDS.entries()) {
    const other = FIELDS[(index + 7) % FIELDS.length] ?? one;
    const local = withField(one, 1);
    const remote = withField(other, 2);
    const { merged, notices } = merge(local, remote);
    expect(notices).toEqual([]);
    expect(fieldIn(merged, one)).toEqual(fieldIn(local, one));
    expect(fieldIn(merged, other)).toEqual(fieldIn(remote, other));
  }
});
