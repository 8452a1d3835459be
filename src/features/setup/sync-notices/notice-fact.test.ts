import { expect, test } from 'vitest';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { aSyncNotice } from '#tests/support/merge/a-sync-notice.ts';
import { noticeFact } from './notice-fact.ts';
import { noticeText } from './notice-text.ts';

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

function words(me: string | null, more: Partial<SyncNotice> = {}, subject: string | null = 'Pea') {
  return noticeFact({ ...COUNT, ...more }, { me, today: TODAY, subject });
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
  expect(noticeFact(unsigned, { me: 'Joe', today: TODAY, subject: 'Pea' })).toBe(
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
  expect(words('Joe', { lostBy: 'Joe' })).toBe('Changed on two devices.');
  expect(words('Joe', { keptBy: '' })).toBe('Changed on two devices.');
});

test('what was deleted and edited says by whom, if that is known', () => {
  expect(words(null, { kind: 'edited', keptBy: 'Office', lostBy: 'Phone' })).toBe(
    'Deleted on Phone, but edited on Office. It was kept.',
  );
  expect(words(null, { kind: 'edited', keptBy: '', lostBy: '' })).toBe(
    'Deleted on one device, but edited on another device. It was kept.',
  );
});

test('a thing with a new number offers nothing to restore', () => {
  const more = { kind: 'renamed', base: 'ORD-004', kept: 'ORD-005' } as const;
  expect(noticeText({ ...COUNT, ...more }).restore).toBeNull();
  expect(words('Joe', more)).toBe(
    'Two devices used ORD-004 for different things. This one is now ORD-005.',
  );
});
