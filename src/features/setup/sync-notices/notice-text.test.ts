import { expect, test } from 'vitest';
import type { SyncNotice } from '#state/document/notices/sync-notice.ts';
import { aSyncNotice } from '#tests/support/merge/a-sync-notice.ts';
import { noticeText } from './notice-text.ts';

const GRAMS = {
  slice: 'varieties',
  entityId: 'pea',
  label: 'Variety Pea',
  field: 'seedGPerTray',
} as const;
const aNotice = (more: Partial<SyncNotice>) => aSyncNotice({ ...GRAMS, ...more });

test('what was deleted and edited says by whom, if that is known', () => {
  const names = { keptBy: 'Office', lostBy: 'Phone' };
  expect(noticeText(aNotice({ kind: 'edited', ...names })).fact).toBe(
    'Deleted on Phone, but edited on Office. It was kept.',
  );
  expect(noticeText(aNotice({ kind: 'edited' })).fact).toBe(
    'Deleted on one device, but edited on another device. It was kept.',
  );
});

test('a thing with a new number offers nothing to restore', () => {
  const words = noticeText(aNotice({ kind: 'renamed', base: 'ORD-004', kept: 'ORD-005' }));
  expect(words.restore).toBeNull();
  expect(words.fact).toBe(
    'Two devices used ORD-004 for different things. This one is now ORD-005.',
  );
});
