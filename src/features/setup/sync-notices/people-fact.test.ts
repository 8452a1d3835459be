import { expect, test } from 'vitest';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { aSyncNotice } from '#tests/support/merge/a-sync-notice.ts';
import { peopleFact } from './people-fact.ts';

/** Friday. */
const TODAY = '2026-11-20';
const COUNT = aSyncNotice({
  at: new Date(2026, 10, 20, 9).getTime(),
  slice: 'traysPlantedLog',
  entityId: '2026-11-17|pea',
  label: 'Planted trays 2026-11-17|pea',
  field: '*count',
  keptBy: 'Joe',
  lostBy: 'Maria',
  lostAt: new Date(2026, 10, 17, 7, 42).getTime(),
});

function words(me: string, more: Partial<SyncNotice> = {}, subject: string | null = 'Pea') {
  return peopleFact({ ...COUNT, ...more }, { me, today: TODAY, subject });
}

test('a count that gave way says who changed it on which day, and whose was kept', () => {
  expect(words('Joe')).toBe('Maria changed the count of Pea on Tue; yours was kept.');
  expect(words('Maria')).toBe('You changed the count of Pea on Tue; Joe’s was kept.');
  expect(words('Ana')).toBe('Maria changed the count of Pea on Tue; Joe’s was kept.');
});

test('a day more than six days ago is told by its date, and one that nobody signed by when it met', () => {
  expect(words('Joe', { lostAt: new Date(2026, 10, 13).getTime() })).toBe(
    'Maria changed the count of Pea on 11/13; yours was kept.',
  );
  const { lostAt: _, ...unsigned } = COUNT;
  expect(peopleFact(unsigned, { me: 'Joe', today: TODAY, subject: 'Pea' })).toBe(
    'Maria changed the count of Pea today; yours was kept.',
  );
});

test('what is known by its name is told by it, field by field', () => {
  const more = { slice: 'varieties', label: 'Variety Pea', field: 'seedGPerTray' };
  expect(words('Joe', more, null)).toBe(
    'Maria changed the seed g per tray of variety Pea on Tue; yours was kept.',
  );
});

test('a delete that met an edit names both people', () => {
  expect(words('Joe', { kind: 'edited', field: '' })).toBe(
    'Deleted by Maria, but edited by you. It was kept.',
  );
  expect(words('Maria', { kind: 'deleted', field: '' })).toBe(
    'Deleted by Joe but not by you. It stayed deleted.',
  );
});

test('two devices of one person, or of nobody known, are told of as devices', () => {
  expect(words('Joe', { lostBy: 'Joe' })).toBeNull();
  expect(words('Joe', { keptBy: '' })).toBeNull();
});
