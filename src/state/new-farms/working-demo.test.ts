import { plainNotes } from '#domain/costing/cost-note.ts';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import { runsOutSoon } from '#domain/reports/runs-out-soon.ts';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { freshFarm } from '../document/fresh-farm.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { perform } from '../records/perform.ts';
import { selectInventorySnapshot } from '../selectors/inventory.ts';
import { selectProductionCosts } from '../selectors/sales/production-costs.ts';

/** Monday to Sunday: what a demo shows may not depend on the weekday it is loaded on. */
const WEEK = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-11-16', days));

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
