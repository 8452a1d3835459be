import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { isMixComplete } from '#domain/catalog/products/mix-blend.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { seedPerTray } from '#domain/costing/seed-per-tray.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { act, MOMENT } from '#tests/support/devices/act.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { demoFarm } from './demo-farm.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2025-03-10', days));

test('the demo has the sample varieties with their days and yields', () => {
  const { catalog } = aFarm();
  const { varieties } = demoFarm(MOMENT.today, MOMENT.now);
  expect(
    varieties.map((variety) => [variety.name, variety.daysToHarvest, effectiveYield(variety)]),
  ).toEqual([
    ['Sunflower', 12, 18],
    ['Pea Shoots', 12, 16],
    ['Broccoli', 10, 8],
    ['Radish', 9, 12],
    ['Kale', 10, 8],
  ]);
  expect(
    varieties.every((variety) => seedPerTray(variety, { varieties, catalog }).dollars > 0),
  ).toBe(true);
});

test('the demo sells every variety and a mix of 40, 25, 20, 10 and 5 percent', () => {
  const { products } = demoFarm(MOMENT.today, MOMENT.now);
  expect(products.filter((product) => product.type === 'single')).toHaveLength(5);
  const mixes = products.filter((product) => product.type === 'mix');
  expect(mixes.map((mix) => mix.components.map((share) => share.percent))).toEqual([
    [40, 25, 20, 10, 5],
  ]);
  expect(mixes.every((mix) => isMixComplete(mix.components))).toBe(true);
});

test('the demo has a Saturday market every week', () => {
  expect(demoFarm(MOMENT.today, MOMENT.now).recurring).toContainEqual(
    expect.objectContaining({ frequency: 'WEEKLY', weekday: 6, orderCategory: 'FARMERS_MARKET' }),
  );
});

test.each(DAYS)(
  'a demo loaded on %s is not late with anything and harvests within two weeks',
  (today) => {
    const farm = { ...aFarm(), ...demoFarm(today, Date.parse(`${today}T12:00:00.000Z`)) };
    const { harvests, tasks } = planFarm(farm, today, 90);
    const firstWork = tasks.map((task) => task.dateISO).toSorted()[0] ?? '';
    expect(firstWork >= today && firstWork <= addDays(today, 2)).toBe(true);
    expect(harvests[0]?.dateISO).toBeDefined();
    expect((harvests[0]?.dateISO ?? '') <= addDays(today, 13)).toBe(true);
  },
);

test('the demo is stored as it will be read back', () => {
  const farm = act(aFarm(), { type: 'LOAD_DEMO_DATA' }, { type: 'REGENERATE_TASKS' });
  expect(normalizeFarm(farm)).toEqual(farm);
});
