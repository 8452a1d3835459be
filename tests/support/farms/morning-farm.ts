import type { Task, TaskType } from '#domain/planning/task.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import {
  aFarm,
  aGeneralTask,
  anOrder,
  aStep,
  aTask,
  aVariety,
  bulk,
} from '../builders/builders.ts';
import { CUT_ON_THE_DAY } from './bistro-farm.ts';

/** The Friday on which every journey takes place. */
const FRIDAY = '2026-11-20';

const WATER = aStep('WATER', 3, { dayEnd: 8 });
const PLANT_TO_HARVEST = [aStep('PLANT', 0), WATER, aStep('HARVEST', 10)];

const VARIETIES = [
  aVariety({ id: 'arugula', seedGPerTray: 20, steps: PLANT_TO_HARVEST }),
  aVariety({ id: 'pea', seedGPerTray: 250 }),
  aVariety({ id: 'radish', yieldOzPerTray: 10, daysToHarvest: 8, seedGPerTray: 34 }),
  aVariety({
    id: 'sunflower',
    yieldOzPerTray: 16,
    seedGPerTray: 190,
    steps: [aStep('SOAK', 0, { soakHours: 8 }), ...PLANT_TO_HARVEST],
  }),
];

/** A batch that was planted ten days before its harvest, with its first day of watering done. */
function growing(varietyId: string, plantISO: string, trays: number): Task[] {
  const harvestISO = addDays(plantISO, 10);
  const batch = { varietyId, trays, cycleKey: `${varietyId}|${harvestISO}` };
  const step = (type: TaskType, days: number, done: boolean) =>
    aTask({ ...batch, type, dateISO: addDays(plantISO, days), done });
  return [step('PLANT', 0, true), step('WATER', 3, true), step('HARVEST', 10, false)];
}

/** Two dozen small things that nobody has ticked, six a day from Sunday on. */
const FORGOTTEN = Array.from({ length: 24 }, (_, index) =>
  aGeneralTask({
    id: `gen_late_${index}`,
    title: `Wipe shelf ${index + 1}`,
    dateISO: addDays('2026-11-15', Math.floor(index / 6)),
  }),
);

const ordered = (id: string, varietyId: string, ounces: number, date: string) =>
  anOrder({ id, name: `Order ${id}`, date, items: [bulk(varietyId, ounces)] });

/**
 * A farm on a Friday after days on which nobody ticked: a harvest, a batch and two dozen other tasks are late,
 * arugula was cut for lunch, radish is planted today, sunflower is soaked tonight, and two batches are watered every day.
 */
export function morningFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  const radish = { varietyId: 'radish', trays: 2, cycleKey: 'radish|2026-11-18' };
  const lunch = { varietyId: 'arugula', trays: 2, cycleKey: `arugula|${FRIDAY}` };
  return aFarm({
    varieties: VARIETIES,
    orders: [
      ordered('lunch', 'arugula', 8, FRIDAY),
      ordered('pea', 'pea', 16, '2026-11-27'),
      ordered('radish', 'radish', 18, '2026-11-28'),
      ordered('sunflower', 'sunflower', 40, '2026-12-01'),
      ordered('arugula', 'arugula', 16, '2026-11-26'),
    ],
    tasks: [
      ...FORGOTTEN,
      aTask({ ...radish, dateISO: '2026-11-10', done: true }),
      aTask({ ...radish, type: 'HARVEST', dateISO: '2026-11-18', oz: 20 }),
      aTask({ ...lunch, dateISO: '2026-11-10', done: true }),
      aTask({ ...lunch, type: 'HARVEST', dateISO: FRIDAY, oz: 16, done: true }),
      ...growing('arugula', '2026-11-16', 3),
      ...growing('sunflower', '2026-11-16', 4),
      aGeneralTask({ id: 'gen_today', title: 'Sharpen knives', dateISO: FRIDAY }),
    ],
    settings: CUT_ON_THE_DAY,
    ...more,
  });
}
