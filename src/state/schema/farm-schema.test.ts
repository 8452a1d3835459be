import { expect, test } from 'vitest';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { COLLECTION_NAMES } from './collections.ts';
import type { MergeRule } from './merge-rule.ts';
import { FARM_SCHEMA } from './farm-schema.ts';
import { isRecord } from '../document/json-record.ts';

/** Ways to values for which the table has no rule. */
function unlisted(rule: MergeRule | undefined, value: unknown, way: string): string[] {
  if (rule === undefined) return [way];
  if (rule.kind === 'records' && Array.isArray(value)) {
    return value.flatMap((record) => unlisted(rule.of, record, way));
  }
  if (rule.kind === 'map' && isRecord(value)) {
    return Object.values(value).flatMap((entry) => unlisted(rule.of, entry, way));
  }
  if (rule.kind !== 'fields' || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, field]) =>
    unlisted(Object.hasOwn(rule.of, name) ? rule.of[name] : undefined, field, `${way}/${name}`),
  );
}

test('every value of a full farm has a rule', () => {
  const farm = normalizeFarm(smallFarmState());
  expect([...new Set(unlisted(FARM_SCHEMA, farm, ''))]).toEqual([]);
});

test('deletes are remembered for every list but the work, those inside of a slice too', () => {
  expect(COLLECTION_NAMES).not.toContain('tasks');
  expect(COLLECTION_NAMES).toEqual(
    expect.arrayContaining(['varieties', 'catalog/overheadLogs', 'alchemy/standing', 'dryLoads']),
  );
  expect(COLLECTION_NAMES).toHaveLength(35);
});
