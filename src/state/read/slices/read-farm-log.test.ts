import { expect, test } from 'vitest';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { HARVEST_LOSSES } from '../../schema/work.ts';
import { plantedLogSteps, seedTransactionSteps } from './read-farm-log.ts';
import { readList } from '../read-record.ts';

const readPlanted = (value: unknown) => runToCompletion(plantedLogSteps(value));
const readSeeds = (value: unknown) => runToCompletion(seedTransactionSteps(value));

test('N2: of two plantings of one day and variety the one recorded later counts', () => {
  const log = readPlanted([
    { dateISO: '2026-11-20', varietyId: 'pea', trays: 3, recordedAtISO: '2026-11-20T10:00:00Z' },
    { dateISO: '2026-11-20', varietyId: 'pea', trays: 2, recordedAtISO: '2026-11-20T09:00:00Z' },
    { dateISO: '2026-11-20', varietyId: 'beet', trays: 1 },
  ]);
  expect(log.map(({ id, trays }) => [id, trays])).toEqual([
    ['log_2026-11-20_pea', 3],
    ['log_2026-11-20_beet', 1],
  ]);
});

test('N3: trays of the log are whole and at least 0', () => {
  const [entry] = readPlanted([{ dateISO: '2026-11-20', varietyId: 'pea', trays: -2.5 }]);
  expect(entry).toEqual({
    id: 'log_2026-11-20_pea',
    dateISO: '2026-11-20',
    varietyId: 'pea',
    trays: 0,
    expectedTrays: 0,
    note: '',
    recordedAtISO: '1970-01-01T00:00:00.000Z',
    taskIds: [],
    source: 'manual',
  });
});

test('N4: log entries and losses without a day are dropped', () => {
  expect(readPlanted([{ varietyId: 'pea', trays: 1 }])).toEqual([]);
  expect(readList(HARVEST_LOSSES, [{ varietyId: 'pea', qty: 1 }])).toEqual([]);
});

test('N2: the same loss gets the same id on every device', () => {
  const loss = { dateISO: '2026-11-20', varietyId: 'pea', qty: '2' };
  expect(readList(HARVEST_LOSSES, [loss])).toEqual(readList(HARVEST_LOSSES, [{ ...loss }]));
  expect(readList(HARVEST_LOSSES, [loss])[0]?.id).toMatch(/^loss_[0-9a-z]+$/);
});

test('a seed movement keeps its sign, its automatic mark and a safe link', () => {
  const meta = { type: 'AUTO_SEED_USAGE', dateISO: '2026-11-20', deltaTrays: 2, gramsPerTray: 190 };
  const link = 'javascript:alert(1)';
  expect(readSeeds([{ id: 's', varietyId: 'pea', pounds: '-0.84', meta, link }])).toEqual([
    { id: 's', atISO: '1970-01-01T00:00:00.000Z', varietyId: 'pea', pounds: -0.84, note: '', meta },
  ]);
});

test('a seed lot keeps its status and its tests by day, what is no test of a day is dropped', () => {
  const lot = { code: 'RB-2291', supplier: '', germinationPercent: 94, bestBefore: null };
  const read = (more: object) =>
    readSeeds([{ id: 'a', varietyId: 'pea', pounds: 5, lot: { ...lot, ...more } }])[0]?.lot;
  const tests = [
    { id: 'gts_2', dateISO: '2026-11-20', percent: 78.04, note: '' },
    { id: 'gts_1', dateISO: '2026-11-19', percent: '101' },
    { id: 'gts_0', percent: 50 },
    { id: 'gts_3', dateISO: '2026-11-20', percent: 'most' },
  ];
  expect(read({ status: 'blocked', tests })).toEqual({
    ...lot,
    status: 'BLOCKED',
    tests: [
      { id: 'gts_1', dateISO: '2026-11-19', percent: 100, note: '' },
      { id: 'gts_2', dateISO: '2026-11-20', percent: 78, note: '' },
    ],
  });
  expect(read({ status: 'lost', tests: tests.slice(2) })).toEqual(lot);
});

test('trays sown from seed lots are whole, each lot once, and no more than were planted', () => {
  const read = (seedLots: unknown) =>
    readPlanted([{ dateISO: '2026-11-26', varietyId: 'pea', trays: 5, seedLots }])[0];
  const line = (txnId: string, trays: unknown) => ({ txnId, trays });
  const lines = [line('a', 1), line('', 2), line('b', 0.5), line('a', '1'), line('c', 4)];
  expect(read(lines)?.seedLots).toEqual([line('a', 2), line('c', 3)]);
  expect(read([line('a', 5), line('b', 1)])?.seedLots).toEqual([line('a', 5)]);
  expect(read([line('a', 0)])).not.toHaveProperty('seedLots');
});
