import { expect, test } from 'vitest';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { isMixComplete } from '#domain/catalog/products/mix-blend.ts';
import { effectiveYield } from '#domain/catalog/varieties/variety.ts';
import { plainNotes } from '#domain/costing/cost-note.ts';
import { seedPerTray } from '#domain/costing/seed-per-tray.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { runsOutSoon } from '#domain/reports/runs-out-soon.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { MOMENT } from '#tests/support/devices/act.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { perform } from '../records/perform.ts';
import { selectInventorySnapshot } from '../selectors/inventory.ts';
import { selectProductionCosts } from '../selectors/sales/production-costs.ts';
import { demoFarm } from './demo-farm.ts';

/** Monday to Sunday: what a demo shows may not depend on the weekday it is loaded on. */
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-11-16', days));

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

test.each(WEEK)(
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

function demoOn(today: string) {
  const moment = { today, now: Date.parse(`${today}T16:00:00.000Z`) };
  return perform(freshFarm(), { type: 'LOAD_DEMO_DATA', moment }).document;
}

test.each(WEEK)(
  'a demo loaded on %s shows late work, plantings and a harvest of today',
  (today) => {
    const open = demoOn(today).tasks.filter(({ done }) => !done);
    const late = open.filter(({ dateISO }) => dateISO < today);
    expect(late).toContainEqual(
      expect.objectContaining({ type: 'PLANT', varietyId: 'kale', dateISO: addDays(today, -1) }),
    );
    expect(late.every(({ dateISO }) => dateISO === addDays(today, -1))).toBe(true);
    const ofToday = new Set(
      open
        .filter(({ dateISO }) => dateISO === today)
        .map(({ type, varietyId }) => `${type} ${varietyId}`),
    );
    expect(ofToday).toContain('PLANT broccoli');
    expect(ofToday).toContain('HARVEST radish');
    expect(ofToday).toContain('HARVEST sunflower');
  },
);

test.each(WEEK)(
  'a demo loaded on %s has somebody short, seed that runs out, and costs',
  (today) => {
    const farm = demoOn(today);
    const short = listShortages(forecastSupply(farm, today));
    expect(short.map(({ varietyId }) => varietyId)).toContain('radish');
    const soon = runsOutSoon(selectInventorySnapshot(farm, today).lines, today);
    expect(soon.map(({ line }) => line.name).join()).toContain('Kale');
    const { lines } = selectProductionCosts(farm, {});
    expect(lines).toHaveLength(5);
    expect(plainNotes(lines.flatMap(({ cost }) => cost.notes))).toEqual([]);
    expect(lines.every(({ cost }) => cost.unitCost > 0)).toBe(true);
  },
);

test('a demo is stored as it will be read back, and the same day gives the same demo', () => {
  const farm = demoOn('2026-11-20');
  expect(normalizeFarm(farm)).toEqual(farm);
  expect(demoOn('2026-11-20')).toEqual(farm);
});
