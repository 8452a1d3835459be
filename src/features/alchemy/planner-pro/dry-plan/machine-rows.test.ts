import { expect, test } from 'vitest';
import { aDryer } from '#tests/support/farms/pea-powder-farm.ts';
import { machineRows } from './machine-rows.ts';

const dryers = [aDryer(7, 1), aDryer(4, 2, { id: 'fd-2', label: 'Freeze Dryer 2' })];
const line = { itemId: 'powder', varietyId: 'pea', dueISO: '2025-06-27', trays: 3, freeTrays: 0 };
const aLoad = (
  dryerId: string,
  startISO: string,
  readyISO: string,
  shelves: readonly number[],
) => ({
  dryerId,
  startISO,
  readyISO,
  lines: shelves.map((count) => ({ ...line, shelves: count })),
});

test('each dryer has its loads on their days, with the shelves that all lines take', () => {
  const loads = [
    aLoad('fd-2', '2025-06-10', '2025-06-12', [3, 1]),
    aLoad('fd-1', '2025-06-11', '2025-06-12', [5]),
  ];
  const { days, rows, isCut } = machineRows({ today: '2025-06-07', loads, kept: [] }, dryers);
  expect(days).toEqual(['2025-06-10', '2025-06-11']);
  expect(rows.map(({ bars }) => bars.map(({ at, days: long, used }) => [at, long, used]))).toEqual([
    [[1, 1, 5]],
    [[0, 2, 4]],
  ]);
  expect(isCut).toBe(false);
});

test('a load that runs is drawn from today on, one that should be out is not', () => {
  const kept = [
    { loadId: 'a', dryerId: 'fd-1', startISO: '2025-06-05', readyISO: '2025-06-09' },
    { loadId: 'b', dryerId: 'fd-2', startISO: '2025-06-03', readyISO: '2025-06-05' },
  ];
  const { days, rows } = machineRows({ today: '2025-06-07', loads: [], kept }, dryers);
  expect(days).toEqual(['2025-06-07', '2025-06-08']);
  expect(rows.map(({ bars }) => bars)).toEqual([
    [{ startISO: '2025-06-05', readyISO: '2025-06-09', at: 0, days: 2, used: null }],
    [],
  ]);
});
