import { expect, test } from 'vitest';
import { aFarm, anOrder, aStep, aTask, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { march } from '#tests/support/farms/short-delivery.ts';
import { rackLoads } from './rack-loads.ts';
import { dayNumber } from '#domain/calendar/iso-date.ts';
import { type RackStay, rackStays } from './rack-stays.ts';

const steps = [aStep('PLANT', 0, { dayEnd: 3 })];
const varieties = [aVariety({ id: 'pea', steps }), aVariety({ id: 'kale', steps })];
const tasks = [
  aTask({ varietyId: 'kale', cycleKey: 'kale|2025-03-14', trays: 2 }),
  aTask({ trays: 6 }),
  aTask({ dateISO: '2025-03-07', cycleKey: 'pea|2025-03-17', trays: 9 }),
];
const farm = aFarm({
  varieties,
  orders: [
    anOrder({ id: 'b', name: 'Inn', items: [bulk('pea', 8), bulk('pea', 4)] }),
    anOrder({ id: 'a', name: 'Cafe', items: [bulk('pea', 8)] }),
    anOrder({ id: 'c', name: 'Market', date: '2025-03-17', items: [bulk('pea', 8)] }),
  ],
});
const stays = rackStays(tasks, farm);

test('trays on a rack are listed with their harvest and orders', () => {
  const harvestISO = '2025-03-14';
  const orders = [
    { id: 'a', name: 'Cafe' },
    { id: 'b', name: 'Inn' },
  ];
  expect(rackLoads(farm, stays, '2025-03-07', 'grow')).toEqual([
    { varietyId: 'pea', varietyName: 'Pea', harvestISO, trays: 6, slots: 6, orders },
    { varietyId: 'kale', varietyName: 'Kale', harvestISO, trays: 2, slots: 2, orders: [] },
  ]);
});

test('on the germination rack trays take a slot per stack', () => {
  expect(rackLoads(farm, stays, '2025-03-07', 'germination')).toMatchObject([
    { harvestISO: '2025-03-17', trays: 9, slots: 3, orders: [{ name: 'Market' }] },
  ]);
  expect(rackLoads(farm, stays, '2025-03-01', 'germination')).toEqual([]);
});

test('harvests of several days on one rack each name their own orders', () => {
  expect(rackLoads(farm, stays, '2025-03-10', 'grow')).toMatchObject([
    { harvestISO: '2025-03-17', trays: 9, orders: [{ name: 'Market' }] },
    { harvestISO: '2025-03-14', trays: 6, orders: [{ name: 'Cafe' }, { name: 'Inn' }] },
    { varietyId: 'kale', orders: [] },
  ]);
});

test('what has no slot is on no rack, and a planting is gone on the day of its harvest', () => {
  const stay = (more: Partial<RackStay> = {}): RackStay => ({
    varietyId: 'pea',
    varietyName: 'Pea',
    harvestISO: '2025-03-14',
    trays: 3,
    germSlots: 1,
    growSlots: 3,
    plantDay: dayNumber('2025-03-04'),
    lightsDay: dayNumber('2025-03-07'),
    harvestDay: dayNumber('2025-03-14'),
    ...more,
  });
  const slots = (day: number, type: 'grow' | 'germination', more: Partial<RackStay> = {}) =>
    rackLoads(aFarm(), [stay(more)], march(day), type).map((load) => load.slots);
  expect([3, 4, 6, 7].map((day) => slots(day, 'germination'))).toEqual([[], [1], [1], []]);
  expect([6, 7, 13, 14].map((day) => slots(day, 'grow'))).toEqual([[], [3], [3], []]);
  expect(slots(8, 'grow', { growSlots: 0 })).toEqual([]);
  expect(slots(5, 'germination', { germSlots: 0 })).toEqual([]);
});
