import { expect, test } from 'vitest';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { findRepairs } from './repairs.ts';
import { asRecord, type JsonRecord } from '#state/document/json-record.ts';

const MARK = { memberId: 'mbr_0123456789abc', name: 'Maria', atISO: '2026-11-20T07:42:00.000Z' };
const DAY = '2026-11-20';
const PEA = { varietyId: 'pea', dateISO: DAY };

/** One record of each kind that tells who did it. */
function aFarmSignedWith(by: unknown): JsonRecord {
  const delivery = { orderId: 'ORD-001', dateISO: DAY, lines: [] };
  return {
    varieties: [{ id: 'pea', name: 'Pea' }],
    tasks: [{ id: 't', taskKey: 't', type: 'GENERAL', dateISO: DAY, done: true, by }],
    traysPlantedLog: [{ id: 'p', ...PEA, trays: 2, by }],
    harvestLosses: [{ id: 'l', ...PEA, qty: 1, by }],
    harvestLog: [{ id: 'h', ...PEA, cycleKey: 'pea|2026-11-20', weightOz: 8, by }],
    seedsInventory: [{ id: 's', varietyId: 'pea', pounds: -1, atISO: MARK.atISO, by }],
    deliveries: [{ id: 'dlv_2026-11-20_ORD-001', ...delivery, by }],
  };
}

/** The slices in which something is told of `by`, with what is told. */
function toldOf(by: unknown): readonly string[] {
  const written = aFarmSignedWith(by);
  return findRepairs(written, normalizeFarm(written))
    .filter(({ path }) => path.includes('.by'))
    .map(({ path, message }) => `${path.replace(/\[.*/, '')}: ${message}`);
}

const SIGNED = [
  'tasks',
  'traysPlantedLog',
  'harvestLosses',
  'harvestLog',
  'seedsInventory',
  'deliveries',
];

test('who did something is read as it is written, in every kind of record', () => {
  expect(toldOf(MARK)).toEqual([]);
  const farm: JsonRecord = { ...normalizeFarm(aFarmSignedWith(MARK)) };
  for (const name of SIGNED) {
    const [record] = farm[name] as readonly unknown[];
    expect([name, asRecord(record)['by']]).toEqual([name, MARK]);
  }
});

test.each([
  ['no name', { ...MARK, name: undefined }],
  ['no time', { ...MARK, atISO: 'yesterday' }],
  ['a text', 'Maria'],
])('who did something is told as not read where it is half: %s', (_, by) => {
  const told = toldOf(by);
  for (const name of SIGNED) {
    expect(told.filter((line) => line.startsWith(`${name}: `))).toEqual([
      expect.stringContaining('is ignored here.'),
    ]);
  }
});

test('who did work that is open again is told as not read', () => {
  const tasks = [{ id: 't', taskKey: 't', type: 'GENERAL', dateISO: DAY, done: false, by: MARK }];
  const [told] = findRepairs({ tasks }, normalizeFarm({ tasks }));
  expect(told?.path).toBe('tasks[0].by');
});
