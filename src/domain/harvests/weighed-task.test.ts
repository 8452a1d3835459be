import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { weighedTask } from './weighed-task.ts';

const CYCLE = 'pea|2025-03-14';
const HARVEST = aTask({ type: 'HARVEST', dateISO: '2025-03-14', cycleKey: CYCLE, trays: 5 });
const PLANT = aTask({ dateISO: '2025-03-04', cycleKey: CYCLE, done: true });
const LOSS = aHarvestLoss({
  dateISO: '2025-03-10',
  qty: 2,
  cycleKey: CYCLE,
  atISO: '2025-03-10T12:00:00.000Z',
});

test('a weight begins with the trays of the task less those lost of its batch', () => {
  const other = { ...LOSS, id: 'loss_2', cycleKey: 'pea|2025-03-15' };
  const farm = { tasks: [PLANT, HARVEST], harvestLosses: [LOSS, other], traysPlantedLog: [] };
  expect(weighedTask(farm, HARVEST, '2025-03-14')).toMatchObject({
    trays: 3,
    dateISO: '2025-03-14',
    plantedISO: '2025-03-04',
    record: null,
  });
});

test('from trays that are said beside the planned ones nothing more is taken off', () => {
  const farm = { tasks: [PLANT, HARVEST], harvestLosses: [LOSS], traysPlantedLog: [] };
  const real = { ...HARVEST, trays: 2, plannedTrays: 4 };
  expect(weighedTask(farm, real, '2025-03-14').trays).toBe(2);
});

test('a harvest weighed later was cut on its day; one marked done early was cut today', () => {
  const farm = { tasks: [], harvestLosses: [], traysPlantedLog: [] };
  expect(weighedTask(farm, HARVEST, '2025-03-16').dateISO).toBe('2025-03-14');
  expect(weighedTask(farm, HARVEST, '2025-03-13').dateISO).toBe('2025-03-13');
});

test('a skipped or open planting gives no planting day', () => {
  const open = { ...PLANT, done: false };
  const skipped = { ...PLANT, id: 'other', skipped: true } as const;
  const farm = { tasks: [open, skipped], harvestLosses: [], traysPlantedLog: [] };
  expect(weighedTask(farm, HARVEST, '2025-03-14').plantedISO).toBeNull();
});

test('the planting of its own batch gives the day, no other done task', () => {
  const other = aTask({ dateISO: '2025-03-02', cycleKey: 'pea|2025-03-12', done: true });
  const cut = { ...HARVEST, done: true };
  const farm = { tasks: [other, cut, PLANT], harvestLosses: [], traysPlantedLog: [] };
  expect(weighedTask(farm, cut, '2025-03-14').plantedISO).toBe('2025-03-04');
});

test('a harvest that was weighed begins with what was recorded', () => {
  const record = aWeighedHarvest({ cycleKey: CYCLE, dateISO: '2025-03-15', trays: 4 });
  const farm = { tasks: [], harvestLosses: [LOSS], harvestLog: [record], traysPlantedLog: [] };
  expect(weighedTask(farm, HARVEST, '2025-03-20')).toMatchObject({
    trays: 4,
    dateISO: '2025-03-15',
    plantedISO: '2025-03-05',
    record,
  });
});
