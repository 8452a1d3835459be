import { expect, test } from 'vitest';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { acceptLoads, type ProposedLoad } from './accept-loads.ts';

const dryer = { id: 'fd-1', label: 'Freeze Dryer 1', shelves: 7, cycleDays: 1.5, shelfMaxOz: 16 };
const WHEN = { dryers: [dryer], atISO: '2025-03-11T08:00:00.000Z' };

function aSuggestion(more: Partial<ProposedLoad> = {}): ProposedLoad {
  return {
    dryerId: 'fd-1',
    startISO: '2025-03-12',
    lines: [{ itemId: 'powder', varietyId: 'pea', trays: 3 }],
    ...more,
  };
}

test('a suggested load becomes a planned load; due days of one item are one line, harvested on its day', () => {
  const lines = [
    { itemId: 'powder', varietyId: 'pea', trays: 3 },
    { itemId: 'flakes', varietyId: 'kale', trays: 1, cutISO: '2025-03-11' },
    { itemId: 'powder', varietyId: 'pea', trays: 2, cutISO: '2025-03-10' },
    { itemId: 'none', varietyId: 'pea', trays: 0 },
    { itemId: 'nothing', varietyId: '', trays: 4 },
  ];
  expect(acceptLoads([], [aSuggestion({ lines, note: 'hot' })], [], WHEN)).toEqual([
    {
      id: 'dry_fd-1_2025-03-12',
      dryerId: 'fd-1',
      startISO: '2025-03-12',
      cycleDays: 2,
      status: 'PLANNED',
      note: 'hot',
      atISO: WHEN.atISO,
      lines: [
        aDryLine({ trays: 5, cutISO: '2025-03-12' }),
        aDryLine({ itemId: 'flakes', varietyId: 'kale', trays: 1, cutISO: '2025-03-11' }),
      ],
    },
  ]);
  expect(acceptLoads([], [aSuggestion({ lines: [] })], [], WHEN)).toEqual([]);
  expect(acceptLoads([], [aSuggestion()], [], WHEN)[0]?.note).toBe('');
});

test('a cycle takes the days that the plan says, else those to its ready day, else those of the dryer', () => {
  const daysOf = (more: Partial<ProposedLoad>) =>
    acceptLoads([], [aSuggestion(more)], [], WHEN)[0]?.cycleDays;
  expect(daysOf({ cycleDays: 0, readyISO: '2025-03-15' })).toBe(0);
  expect(['2025-03-15', '2025-03-10'].map((readyISO) => daysOf({ readyISO }))).toEqual([3, 0]);
  expect(['fd-1', 'gone', ''].map((dryerId) => daysOf({ dryerId }))).toEqual([2, 1, 0]);
});

test('loads that are dropped go, unless they are in a dryer or were; all others stay', () => {
  const loads = (['PLANNED', 'PLANNED', 'RUNNING', 'DONE'] as const).map((status, at) =>
    aDryLoad({ startISO: `2025-03-0${at + 1}`, status }),
  );
  const drop = loads.slice(1).map(({ id }) => id);
  const left = acceptLoads(loads, [aSuggestion()], drop, WHEN);
  expect(left.map(({ startISO }) => startISO.slice(8))).toEqual(['01', '03', '04', '12']);
  expect(left[0]).toBe(loads[0]);
});

test('who takes the place of a load that was cancelled or dropped has its id, beside one that stays another', () => {
  const ids = (status: 'PLANNED' | 'CANCELLED' | 'RUNNING', drop: readonly string[] = []) =>
    acceptLoads([aDryLoad({ status })], [aSuggestion()], drop, WHEN).map(({ id }) => id);
  expect(ids('CANCELLED')).toEqual(['dry_fd-1_2025-03-12']);
  expect(ids('PLANNED', ['dry_fd-1_2025-03-12'])).toEqual(['dry_fd-1_2025-03-12']);
  expect(ids('RUNNING')).toEqual(['dry_fd-1_2025-03-12', 'dry_fd-1_2025-03-12-2']);
  const twice = acceptLoads([], [aSuggestion(), aSuggestion()], [], WHEN);
  expect(twice.map(({ id }) => id)).toEqual(['dry_fd-1_2025-03-12', 'dry_fd-1_2025-03-12-2']);
});
