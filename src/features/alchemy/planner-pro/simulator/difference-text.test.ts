import { expect, test } from 'vitest';
import type { CapacityDemand } from '#domain/capacity/capacity.ts';
import type { ComparedConflict } from '#domain/capacity/compare-simulations.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import { answerText, changesText, countConflicts, differenceText } from './difference-text.ts';

const demand = (label: string): CapacityDemand =>
  aPeaDemand({ label, varietyId: 'sun', targetDate: '2026-12-03', requiresFreezeDry: true });
const none = { added: [], removed: [], changed: [], others: [] };

const conflict = (more: Partial<ComparedConflict> = {}): ComparedConflict => ({
  conflict: { type: 'GROW_CAPACITY', date: '2026-12-05', overBy: 5, demandIds: [] },
  change: 'new',
  overByBefore: null,
  ...more,
});

test('what was changed between two runs is told in sentences', () => {
  expect(changesText({ ...none, added: [demand('Soup')], others: ['racks'] })).toBe(
    'Added: Soup. Changed: racks.',
  );
  expect(changesText({ ...none, removed: [demand('Soup')], changed: [demand('Salad')] })).toBe(
    'Removed: Soup. Changed: Salad.',
  );
  // One without a label goes by its id.
  const added = ['A', 'B', '', 'D', 'E'].map(demand);
  expect(changesText({ ...none, added })).toBe('Added: A, B, dem_1, 2 more.');
});

const same = conflict({ change: 'same', overByBefore: 9 });
const worse = conflict({ change: 'same', overByBefore: 2 });

test.each([
  ['It fits. No conflicts.', []],
  ['It fits. No new conflicts.', [conflict({ change: 'same' })]],
  ['It fits. No new conflicts.', [same]],
  ['It doesn’t fit: 1 new conflict, first on Sat 12/5.', [conflict()]],
  ['It doesn’t fit: 1 new conflict, 1 worse, first on Sat 12/5.', [worse, conflict()]],
])('what brings conflicts or makes them worse does not fit: %s', (answer, conflicts) => {
  expect(answerText(conflicts)).toBe(answer);
});

test('conflicts are counted by what became of them', () => {
  expect(countConflicts([conflict(), same, conflict({ change: 'gone' })])).toEqual({
    fresh: 1,
    gone: 1,
    same: 1,
    worse: 0,
  });
});

test('a difference says whether it is more or less', () => {
  expect(differenceText(4, 2)).toBe('2 more');
  expect(differenceText(0.1, 0.3)).toBe('0.2 less');
  expect(differenceText(3, 3)).toBeNull();
});
