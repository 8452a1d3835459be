import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { heldDryers, keptLoads, replaceableLoads } from './dry-plan-input.ts';

test('loads that run or are done stay, planned ones only once work was done for their trays', () => {
  const load = (day: number, more = {}) =>
    aDryLoad({
      startISO: `2025-03-${day}`,
      lines: [
        aDryLine({ varietyId: 'kale', cutISO: `2025-03-0${day - 10}` }),
        aDryLine({ cutISO: `2025-03-${day}` }),
      ],
      ...more,
    });
  const loads = [
    load(11),
    load(12),
    load(13),
    load(14, { status: 'RUNNING' }),
    load(15, { status: 'DONE' }),
    load(16, { status: 'CANCELLED' }),
  ];
  const work = (cycleKey: string, done: boolean) => aTask({ cycleKey, done });
  const tasks = [
    work('pea|2025-03-12', true),
    work('pea|2025-03-13', false),
    work('pea|2025-03-16', true),
    work('pea|2025-03-01', true),
  ];
  expect(keptLoads(loads, tasks).map(({ startISO }) => startISO.slice(8))).toEqual([
    '12',
    '14',
    '15',
  ]);
});

test('done loads use no dryer; the others are sorted by day and dryer', () => {
  const loads = [
    aDryLoad({ startISO: '2025-03-14', cycleDays: 2 }),
    aDryLoad({ startISO: '2025-03-12', dryerId: 'fd-2', status: 'RUNNING' }),
    aDryLoad({ startISO: '2025-03-12', status: 'RUNNING', cycleDays: 2 }),
    aDryLoad({ startISO: '2025-03-10', status: 'DONE' }),
  ];
  expect(
    heldDryers(loads).map(({ dryerId, startISO, readyISO }) => [dryerId, startISO, readyISO]),
  ).toEqual([
    ['fd-1', '2025-03-12', '2025-03-14'],
    ['fd-2', '2025-03-12', '2025-03-13'],
    ['fd-1', '2025-03-14', '2025-03-16'],
  ]);
});

test('a plan may put others in the place of loads that are planned from today on, fresh cuts and kept ones aside', () => {
  const day = (at: number, more = {}) => aDryLoad({ startISO: `2025-03-${at}`, ...more });
  const loads = [
    day(11),
    day(12),
    day(13),
    day(14, { dryerId: '' }),
    day(15, { status: 'RUNNING' }),
    day(16, { status: 'CANCELLED' }),
  ];
  const kept = heldDryers([day(13)]);
  expect(replaceableLoads(loads, { today: '2025-03-12', kept })).toEqual([day(12)]);
});
