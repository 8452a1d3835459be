import { expect, test } from 'vitest';
import { seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { trayUsage } from '#domain/planning/tray-status.ts';
import type { PlantedLine } from '#domain/trays/planted-log.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aGeneralTask, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';
import type { FarmAction } from './farm-action.ts';

const USAGE = { trays: 10, trayUsage: trayUsage(10, 'WEIGHTED', 4) };
const PLANT = aTask(USAGE);
const HARVEST = aTask({ ...USAGE, type: 'HARVEST', dateISO: '2025-03-14' });

/** Pea takes 20 g of seed a tray; ten trays of it are to be planted on 3/4/2025. */
function aPlantingDay(more: Partial<FarmDocument> = {}): FarmDocument {
  return aFarm({
    varieties: [aVariety({ id: 'pea', seedGPerTray: 20 }), aVariety({ id: 'kale' })],
    tasks: [PLANT, aGeneralTask({ dateISO: '2025-03-04' }), HARVEST],
    ...more,
  });
}

function line(varietyId: string, actualTrays: number): PlantedLine {
  return { varietyId, actualTrays, expectedTrays: 10, taskIds: [PLANT.id], source: 'task' };
}

function record(
  entries: readonly PlantedLine[],
  more: { readonly markDayDone?: true; readonly cycleKey?: string } = {},
): FarmAction {
  const when = { dateISO: '2025-03-04', recordedAtISO: '2025-03-04T17:00:00.000Z' };
  return { type: 'RECORD_TRAYS_PLANTED', payload: { ...when, entries, ...more } };
}

test('recorded trays use seed, fewer recorded later give some back, and the same again nothing', () => {
  const farm = act(
    aPlantingDay(),
    record([line('pea', 10)]),
    record([line('pea', 8)]),
    record([line('pea', 8)]),
  );
  expect(farm.seedsInventory.map(({ note, meta }) => ({ note, meta }))).toEqual([
    {
      note: 'Auto seed usage: 10 tray(s) planted 2025-03-04',
      meta: { type: 'AUTO_SEED_USAGE', dateISO: '2025-03-04', deltaTrays: 10, gramsPerTray: 20 },
    },
    {
      note: 'Auto seed adjustment: 2 tray(s) removed 2025-03-04',
      meta: { type: 'AUTO_SEED_USAGE', dateISO: '2025-03-04', deltaTrays: -2, gramsPerTray: 20 },
    },
  ]);
  const [used, back] = farm.seedsInventory;
  expect(used?.pounds).toBeCloseTo(-0.440925, 6);
  expect(back?.pounds).toBeCloseTo(0.088185, 6);
  expect(seedOnHand(farm.seedsInventory, 'pea')).toBeCloseTo((-8 * 20) / 453.59237, 9);
  expect(farm.traysPlantedLog).toEqual([
    aPlantedEntry({
      id: 'log_2025-03-04_pea',
      trays: 8,
      expectedTrays: 10,
      recordedAtISO: '2025-03-04T17:00:00.000Z',
      taskIds: [PLANT.id],
    }),
  ]);
});

test('no seed is booked while its density is unknown', () => {
  const farm = act(aPlantingDay(), record([line('kale', 3), line('gone', 2)]));
  expect(farm.seedsInventory).toEqual([]);
  expect(farm.traysPlantedLog.map(({ varietyId, trays }) => [varietyId, trays])).toEqual([
    ['kale', 3],
    ['gone', 2],
  ]);
});

test('the density of the seed settings counts when the variety has none', () => {
  const farm = aPlantingDay();
  const seeded = {
    ...farm,
    catalog: {
      ...farm.catalog,
      seedsByVariety: { kale: { seedMaterialId: null, gramsPerTray: 15 } },
    },
  };
  expect(act(seeded, record([line('kale', 2)])).seedsInventory[0]?.meta?.gramsPerTray).toBe(15);
});

test('a line added by hand uses seed and is logged, but puts no tray in use', () => {
  const byHand: PlantedLine = {
    varietyId: 'pea',
    actualTrays: 2,
    expectedTrays: 0,
    taskIds: [],
    source: 'manual',
  };
  const farm = act(aPlantingDay({ tasks: [] }), record([byHand]));
  expect(farm.seedsInventory).toHaveLength(1);
  expect(farm.traysPlantedLog[0]?.source).toBe('manual');
  expect(farm.trayStatus).toEqual(aFarm().trayStatus);
});

test.each([
  ['no line', []],
  ['no variety', [line('', 3)]],
  ['a count below 0', [line('pea', -1)]],
  ['a fraction of a tray', [line('pea', 1.5)]],
  ['no number', [line('pea', Number.NaN)]],
])('a record with %s changes nothing', (_, lines) => {
  const farm = aPlantingDay();
  expect(act(farm, record(lines, { markDayDone: true }))).toBe(farm);
});

const LOSS = aHarvestLoss({
  dateISO: '2025-03-07',
  qty: 2,
  note: ' Mould ',
  atISO: '2025-03-07T12:00:00.000Z',
});

test('a loss is logged and can be deleted again', () => {
  const farm = act(aPlantingDay(), { type: 'ADD_HARVEST_LOSS', payload: LOSS });
  const [loss] = farm.harvestLosses;
  expect(loss).toEqual({ ...LOSS, note: 'Mould', id: expect.stringMatching(/^loss_[0-9a-z]+$/u) });
  const payload = { id: loss?.id ?? '' };
  expect(act(farm, { type: 'DELETE_HARVEST_LOSS', payload }).harvestLosses).toEqual([]);
});

test.each([
  ['no variety', { varietyId: '' }],
  ['no tray', { qty: 0 }],
  ['less than a tray', { qty: 0.9 }],
  ['no number', { qty: Number.NaN }],
  ['no day', { dateISO: '' }],
])('a loss with %s is not logged', (_, wrong) => {
  const farm = aPlantingDay();
  expect(act(farm, { type: 'ADD_HARVEST_LOSS', payload: { ...LOSS, ...wrong } })).toBe(farm);
});

test('a batch recorded later is counted, and its soak and planting are done on their days', () => {
  const cycleKey = 'pea|2025-03-14';
  const soak = aTask({ ...USAGE, type: 'SOAK', dateISO: '2025-03-03', cycleKey });
  const plant = aTask({ ...USAGE, cycleKey });
  const other = aTask({ ...USAGE, id: 'other', cycleKey: 'pea|2025-03-15' });
  const farm = act(
    aPlantingDay({ tasks: [soak, plant, other, { ...HARVEST, cycleKey }] }),
    record([{ ...line('pea', 9), taskIds: [plant.id] }], { cycleKey }),
  );
  const done = farm.tasks.filter((task) => task.done);
  expect(done.map(({ id }) => id)).toEqual([soak.id, plant.id]);
  expect(farm.traysPlantedLog).toMatchObject([{ dateISO: '2025-03-04', trays: 9 }]);
  expect(farm.trayStatus.inUseWithHoles).toBe(9);
  expect(seedOnHand(farm.seedsInventory, 'pea')).toBeCloseTo((-9 * 20) / 453.59237, 9);
});
