import { expect, test } from 'vitest';
import type { Task } from '#domain/planning/task.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aFarm, aStep, aTask, aVariety, anOrder, bulk } from '#tests/support/builders/builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { recordTrays, toggleDone } from '#tests/support/actions/work-actions.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { newShortText } from '#domain/answers/plan-diff/diff-shorts.ts';
import { lateBatches } from './late-batches.ts';
import { harvestSupply } from './harvest-supply.ts';
import { forecastSupply } from './outlook.ts';
import { realTask } from './real-trays.ts';
import { deliveryShorts } from './variety-supply.ts';

/** Ten days, 7.5 oz a tray; 28 oz for Thursday 11/26 and the buffer of 6 % are four trays, planted on 11/16. */
const KALE = aVariety({
  id: 'kale',
  yieldOzPerTray: 7.5,
  daysToHarvest: 10,
  steps: [aStep('PLANT', 0), aStep('LIGHTS', 4), aStep('HARVEST', 10)],
});
const KEY = 'kale|2026-11-26';

/** The farm as it was planned on Monday 11/16; another crop was planted the week before, so that it ticks. */
function plannedFarm(): FarmDocument {
  const dill = aTask({ varietyId: 'dill', cycleKey: 'dill|2026-11-19', dateISO: '2026-11-09' });
  const order = anOrder({ name: 'Bistro Marlow', date: '2026-11-26', items: [bulk('kale', 28)] });
  const farm = aFarm({ varieties: [KALE], orders: [order], tasks: [{ ...dill, done: true }] });
  return actOn(farm, '2026-11-16', { type: 'REGENERATE_TASKS' });
}

function batchOf({ tasks }: FarmDocument): readonly Task[] {
  return tasks.filter(({ cycleKey }) => cycleKey === KEY);
}

function stepOf(farm: FarmDocument, type: Task['type']): Task {
  const step = batchOf(farm).find((task) => task.type === type);
  if (step === undefined) throw new Error(`There is no ${type}.`);
  return step;
}

function lotOf(farm: FarmDocument, today: string) {
  const supply = forecastSupply(farm, today).ledger.get('kale');
  const shorts = supply === undefined ? [] : [...deliveryShorts(supply).values()];
  return {
    lot: supply?.lots.find(({ id }) => id === KEY),
    shortOz: shorts.map(({ shortOz }) => shortOz),
  };
}

const move = (farm: FarmDocument, dateISO: string) =>
  ({ type: 'MOVE_TASK', payload: { id: stepOf(farm, 'PLANT').id, dateISO } }) as const;

test('four trays planned and three planted: later work says both, and the harvest brings 22.5 oz of 30', () => {
  const farm = plannedFarm();
  const plant = stepOf(farm, 'PLANT');
  const three = { varietyId: 'kale', actualTrays: 3, expectedTrays: 4, taskIds: [plant.id] };
  const record = recordTrays(plant.dateISO, { ...three, source: 'task' });
  const planted = actOn(farm, '2026-11-16', toggleDone(plant.id, true), record);
  const { lot, shortOz } = lotOf(planted, '2026-11-16');
  const trays = { trays: 3, plannedTrays: 4 };
  expect(realTask(stepOf(planted, 'LIGHTS'), lot)).toMatchObject(trays);
  const harvest = realTask(stepOf(planted, 'HARVEST'), lot);
  expect(harvest).toMatchObject({ ...trays, oz: 22.5, plannedOz: 30 });
  expect(shortOz).toEqual([5.5]);
});

test('a planting late by four days and moved to today is cut four days later, and the order of its day is short', () => {
  const farm = plannedFarm();
  const [late] = lateBatches(farm.tasks, farm.traysPlantedLog, '2026-11-20');
  expect(late).toMatchObject({ cycleKey: KEY, trays: 4, readyISO: '2026-11-30' });
  const moved = actOn(farm, '2026-11-20', move(farm, '2026-11-20'));
  expect(batchOf(moved).map(({ type, dateISO }) => `${type} ${dateISO}`)).toEqual([
    'PLANT 2026-11-20',
    'LIGHTS 2026-11-24',
    'HARVEST 2026-11-30',
  ]);
  expect(lateBatches(moved.tasks, moved.traysPlantedLog, '2026-11-20')).toEqual([]);
  expect(lotOf(moved, '2026-11-20').shortOz).toEqual([28]);
});

test('a batch moved by four days and by one is cut on 12/1, keeps its key, and its greens are left over', () => {
  const farm = plannedFarm();
  const moved = actOn(farm, '2026-11-16', move(farm, '2026-11-20'));
  const twice = actOn(moved, '2026-11-16', move(moved, '2026-11-21'));
  expect(stepOf(twice, 'HARVEST')).toMatchObject({
    cycleKey: KEY,
    dateISO: '2026-12-01',
    movedFromISO: '2026-11-26',
  });
  const { lot, shortOz } = lotOf(twice, '2026-11-16');
  expect(lot).toMatchObject({ dayISO: '2026-11-26', cutISO: '2026-12-01', leftOz: 30 });
  expect(shortOz).toEqual([28]);
});

test('both trays of a harvest lost leave 0 oz, all of its order short, and nothing for the next day', () => {
  const [cut, next] = ['2026-11-28', '2026-11-29'];
  const sunflower = aVariety({ id: 'sunflower', yieldOzPerTray: 16 });
  const order = (name: string, date: string, ounces: number) =>
    anOrder({ id: `ord_${name}`, name, date, items: [bulk('sunflower', ounces)] });
  const shared = { varietyId: 'sunflower', trays: 2, cycleKey: `sunflower|${cut}` };
  const growing = actOn(
    aFarm({
      varieties: [sunflower],
      orders: [order('Hillcrest', cut, 20), order('Cafe', next, 12)],
      tasks: [
        aTask({ ...shared, dateISO: '2026-11-18', done: true }),
        aTask({ ...shared, type: 'HARVEST', dateISO: cut, oz: 32 }),
      ],
    }),
    '2026-11-22',
    { type: 'REGENERATE_TASKS' },
  );
  const day = (farm: FarmDocument, dateISO: string) =>
    harvestSupply(forecastSupply(farm, '2026-11-22').ledger, dateISO, 'sunflower');
  // 32 oz less 20 oz leave 12 oz for the next day, which are all it needs.
  expect(day(growing, cut)).toMatchObject({ supplyOz: 32, shortOz: 0 });
  expect(day(growing, next)).toMatchObject({ carriedInOz: 12, shortOz: 0 });

  const { varietyId, cycleKey } = shared;
  const loss = aHarvestLoss({ dateISO: '2026-11-22', varietyId, qty: 2, cycleKey });
  const lost = actOn(growing, '2026-11-22', { type: 'ADD_HARVEST_LOSS', payload: loss });
  expect(day(lost, cut)).toMatchObject({ supplyOz: 0, shortOz: 20 });
  expect(day(lost, next)).toMatchObject({ carriedInOz: 0, shortOz: 12 });
  const words = newShortText(
    forecastSupply(growing, '2026-11-22'),
    forecastSupply(lost, '2026-11-22'),
  );
  expect(words).toEqual('Hillcrest 20 oz short and 1 more short.');

  const back = actOn(lost, '2026-11-22', { type: 'DELETE_HARVEST_LOSS', payload: { id: loss.id } });
  expect(day(back, cut)).toEqual(day(growing, cut));
  expect(day(back, next)).toEqual(day(growing, next));
});
