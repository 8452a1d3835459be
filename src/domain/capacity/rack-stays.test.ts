import { expect, test } from 'vitest';
import { isoDate } from '#domain/calendar/iso-date.ts';
import { aFarm, aStep, aTask, aVariety } from '#tests/support/builders/builders.ts';
import { rackStays } from './rack-stays.ts';

const FARM = aFarm({
  varieties: [aVariety({ id: 'pea', steps: [aStep('PLANT', 0, { dayEnd: 3 })] })],
});

const days = (tasks: Parameters<typeof rackStays>[0]) =>
  rackStays(tasks, FARM).map(({ plantDay, lightsDay, harvestDay, harvestISO }) => [
    isoDate(plantDay),
    isoDate(lightsDay),
    isoDate(harvestDay),
    harvestISO,
  ]);

test('a planting whose harvest is done takes no place', () => {
  const harvest = aTask({ type: 'HARVEST', dateISO: '2025-03-14', done: true });
  expect(days([aTask(), harvest])).toEqual([]);
});

test('a planting without a day of harvest takes no place, one without trays no slot', () => {
  expect(days([aTask({ cycleKey: 'pea|someday' })])).toEqual([]);
  const { trays: _, ...bare } = aTask();
  expect(rackStays([bare], FARM)).toMatchObject([{ trays: 0, germSlots: 0, growSlots: 0 }]);
});
