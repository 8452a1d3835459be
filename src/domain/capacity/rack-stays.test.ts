import { expect, test } from 'vitest';
import { isoDate } from '#domain/calendar/day-number.ts';
import { aStep, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { rackStays } from './rack-stays.ts';

const RULES = {
  varieties: [aVariety({ id: 'pea', steps: [aStep('PLANT', 0, { dayEnd: 3 })] })],
  stackLimit: 4,
};

const days = (tasks: Parameters<typeof rackStays>[0]) =>
  rackStays(tasks, RULES).map(({ plantDay, lightsDay, harvestDay, harvestISO }) => [
    isoDate(plantDay),
    isoDate(lightsDay),
    isoDate(harvestDay),
    harvestISO,
  ]);

test('a batch that was moved stands from the day of its planting to the day of its harvest', () => {
  const plant = aTask({ dateISO: '2025-03-08', movedFromISO: '2025-03-04', trays: 6 });
  const harvest = aTask({
    type: 'HARVEST',
    dateISO: '2025-03-18',
    movedFromISO: '2025-03-14',
    trays: 6,
  });
  expect(days([plant, harvest])).toEqual([
    ['2025-03-08', '2025-03-11', '2025-03-18', '2025-03-14'],
  ]);
});

test('without a harvest task a planting stands until the day in its key', () => {
  expect(days([aTask({ trays: 6 })])).toEqual([
    ['2025-03-04', '2025-03-07', '2025-03-14', '2025-03-14'],
  ]);
});

test('a planting whose harvest is done takes no place', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: '2025-03-14', done: true });
  expect(days([aTask(), harvest])).toEqual([]);
});

test('a planting without a day of harvest takes no place, one without trays no slot', () => {
  expect(days([aTask({ cycleKey: 'pea|someday' })])).toEqual([]);
  const { trays: _, ...bare } = aTask();
  expect(rackStays([bare], RULES)).toMatchObject([{ trays: 0, germSlots: 0, growSlots: 0 }]);
});

test('trays are under the lights on no day after their harvest, and cut on no day before their planting', () => {
  const cut = (dateISO: string) => aTask({ type: 'HARVEST', dateISO });
  expect(days([aTask(), cut('2025-03-05')])).toEqual([
    ['2025-03-04', '2025-03-05', '2025-03-05', '2025-03-14'],
  ]);
  expect(days([aTask(), cut('2025-03-01')])).toEqual([
    ['2025-03-04', '2025-03-04', '2025-03-04', '2025-03-14'],
  ]);
});

test('the trays of a variety that is gone germinate for three days under the name they had', () => {
  const gone = aTask({ varietyId: 'gone', varietyName: 'Gone', cycleKey: 'gone|2025-03-14' });
  expect(rackStays([gone], RULES)).toMatchObject([
    { varietyId: 'gone', varietyName: 'Gone', trays: 1 },
  ]);
  expect(days([gone])).toEqual([['2025-03-04', '2025-03-07', '2025-03-14', '2025-03-14']]);
});
