import { expect, test } from 'vitest';
import {
  aFarm,
  anOrder,
  aRepeatOrder,
  aTask,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { askReport as ask } from '#tests/support/mgm/ask-report.ts';
import type { Question } from '../command.ts';
import { aHarvestLoss, aPlantedEntry } from '#tests/support/builders/report-builders.ts';

const FRIDAY = '2026-11-20';

const sunflower = aVariety({ id: 'sunflower', yieldOzPerTray: 16 });

test('growth has the weeks of the last 84 days, estimates included', () => {
  const tasks = ['2026-08-28', '2026-08-29', FRIDAY].map((dateISO) =>
    aTask({ dateISO, trays: 3, done: true }),
  );
  expect(ask('growth', aFarm({ tasks })).json).toMatchObject({
    rows: [
      { week: '2026-W35', weekStart: '2026-08-24', plantedTrays: 3, estimatedTrays: 3 },
      { week: '2026-W47', weekStart: '2026-11-16', plantedTrays: 3, estimatedTrays: 3 },
    ],
    totals: { plantedTrays: 6, recordedTrays: 0, estimatedTrays: 6, harvestedTrays: 0 },
    warnings: [
      'Some plantings are estimated from completed tasks. Confirm trays planted in Tasks to record actual counts.',
    ],
  });
});

test('growth has its weeks as the screen shows them, by variety too, with estimates and without', () => {
  const tasks = [
    ['2026-11-02', 2],
    ['2026-11-17', 3],
  ].map(([dateISO, trays]) =>
    aTask({ id: String(dateISO), dateISO: String(dateISO), trays: Number(trays), done: true }),
  );
  const log = aPlantedEntry({ id: 'log', dateISO: '2026-11-03', trays: 4 });
  expect(ask('growth', aFarm({ tasks, traysPlantedLog: [log] })).json).toMatchObject({
    rows: [
      { week: '2026-W45', plantedTrays: 6 },
      { week: '2026-W47', plantedTrays: 3, plantedChange: 3 },
    ],
    weeks: [
      { week: '2026-W45', plantedTrays: 6, isUnfinished: false },
      { week: '2026-W46', plantedTrays: 0, plantedChange: -6 },
      // It is Friday: the week is not over.
      { week: '2026-W47', plantedTrays: 3, plantedChange: null, isUnfinished: true },
    ],
    weeksByVariety: [{ varietyName: 'Pea', plantedTrays: 6 }, { plantedTrays: 0 }, {}],
    withoutEstimates: {
      weeks: [{ week: '2026-W45', plantedTrays: 4 }, { plantedTrays: 0 }, { plantedTrays: 0 }],
      totals: { plantedTrays: 4, estimatedTrays: 0 },
    },
  });
});

test('harvest-plan has 14 days from today on', () => {
  const dates = [FRIDAY, '2026-12-03', '2026-12-04'];
  const farm = aFarm({
    varieties: [sunflower],
    orders: dates.map((date) => anOrder({ id: date, date, items: [bulk('sunflower', 16)] })),
  });
  expect(ask('harvest-plan', farm).json).toMatchObject({
    rows: [{ dateISO: FRIDAY }, { dateISO: '2026-12-03', demandOz: 16, varietyName: 'Sunflower' }],
  });
  expect(ask('harvest-plan', farm, { from: '2026-12-04' }).json).toHaveProperty('rows.length', 1);
});

test('harvest-plan names the orders behind each harvest and what goes on to the next day', () => {
  const boxes = anOrder({ id: 'boxes', name: 'Boxes', customer: 'Ann', date: '2026-11-24' });
  const farm = aFarm({
    varieties: [sunflower],
    orders: [
      { ...boxes, items: [packages('sunflower', 3, 4)] },
      anOrder({ id: 'loose', name: 'Loose', date: '2026-11-24', items: [bulk('sunflower', 1)] }),
      anOrder({ id: 'next', date: '2026-11-25', items: [bulk('sunflower', 2)] }),
    ],
  });
  const orders: unknown = JSON.parse(`[{
    "orderId": "boxes", "orderName": "Boxes", "customer": "Ann", "mode": "PACKAGE", "units": 3,
    "packageOz": 4, "weightOz": 12, "sharePercent": 92.3
  }, {
    "orderId": "loose", "orderName": "Loose", "customer": "", "mode": "BULK", "units": null,
    "packageOz": null, "weightOz": 1, "sharePercent": 7.7
  }]`);
  // 13 oz, with 6 % 13.78 oz: one tray of 16 oz leaves 3 oz, of which the next day needs 2.
  expect(ask('harvest-plan', farm).json).toMatchObject({
    rows: [
      {
        demandOz: 13,
        leftoverOz: 3,
        carriedOnOz: 2,
        orders,
      },
      { dateISO: '2026-11-25', carryUsedOz: 2, trays: 0, carriedOnOz: 0 },
    ],
  });
});

test('harvest-plan says what is really there after what was planned', () => {
  const lost = aHarvestLoss({ dateISO: '2026-11-21', varietyId: 'sunflower' });
  const farm = bistroFarm({ harvestLosses: [lost] });
  const { json, lines } = ask('harvest-plan', farm, {}, BISTRO_DAY);
  expect(json).toMatchObject({
    rows: [
      { dateISO: '2026-11-24', supplyOz: 20, carriedInOz: 0, shortOz: 0, state: 'growing' },
      { dateISO: '2026-11-27', expectedOz: 48, supplyOz: 32, carriedInOz: 0, shortOz: 8 },
      { dateISO: '2026-11-28', carryUsedOz: 8, supplyOz: 16, carriedInOz: 0, shortOz: 0 },
      { dateISO: '2026-12-01', supplyOz: 20, state: 'planned' },
      { dateISO: '2026-12-04', supplyOz: 48, state: 'planned' },
      { dateISO: '2026-12-05', supplyOz: 16, carriedInOz: 8, shortOz: 0, state: 'planned' },
    ],
  });
  // The batches are cut on their days; the key stands last.
  expect(JSON.stringify(json)).toMatch(/"sharePercent":100\}\],"cutISO":"2026-11-24"\}/);
  expect(JSON.stringify(json)).toMatch(
    /"orderCount":1,"supplyOz":20,"carriedInOz":0,"shortOz":0,"state":"growing","carriedOnOz":0,/,
  );
  expect(lines.join('\n')).toContain('Short');
});

test('tray-demand has today and the 30 days after it', () => {
  const orders = ['2026-12-20', '2026-12-21'].map((date) =>
    anOrder({
      id: date,
      date,
      orderCategory: 'FARMERS_MARKET',
      items: [packages('sunflower', 25, 4)],
    }),
  );
  const rows: unknown = JSON.parse(`[{
    "varietyId": "sunflower", "varietyName": "Sunflower", "packagingName": "4 oz", "units": 25,
    "packageOz": 4, "avgYieldOzPerTray": 16, "traysNeeded": 7, "traysExact": 6.25, "mixUnits": 0,
    "isAverage": false, "yieldAssumed": false
  }]`);
  const totals = { traysNeeded: 7, units: 25 };
  const market = { marketId: 'market:2026-12-20', name: '2026-12-20', kind: 'MARKET' };
  expect(ask('tray-demand', aFarm({ varieties: [sunflower], orders })).json).toEqual({
    rows,
    totals,
    markets: [{ ...market, rows, totals }],
  });
});

test('a missing end is the usual one, or none if the start is after it', () => {
  const farm = aFarm({
    varieties: [sunflower],
    orders: [aRepeatOrder({ startDate: '2025-01-04', items: [bulk('sunflower', 1)] })],
  });
  const head = (options: Question['options']) => ask('order-costs', farm, options).lines[0];
  expect(head({})).toBe('Order Cost Detail, Thu 10/22/2026 to Fri 11/20/2026');
  expect(head({ from: '2026-11-01' })).toBe('Order Cost Detail, Sun 11/1/2026 to Fri 11/20/2026');
  expect(head({ to: '2026-11-01' })).toBe('Order Cost Detail, Thu 10/22/2026 to Sun 11/1/2026');
  expect(head({ from: '2026-12-01' })).toBe('Order Cost Detail, from Tue 12/1/2026 on');
  expect(head({ to: '2025-02-01' })).toBe('Order Cost Detail, up to Sat 2/1/2025');
  expect(ask('costs', farm).lines[0]).toBe('Production Costs');
});

test('a report has a form for people, its totals at the foot and its warnings under it', () => {
  const tasks = [aTask({ dateISO: FRIDAY, trays: 3, done: true })];
  expect(ask('growth', aFarm({ tasks })).lines).toEqual([
    'Growth Report, Sat 8/29/2026 to Fri 11/20/2026',
    '  Week      From        Planted  Estimated  Harvested  Lost  Harvested less lost',
    '  2026-W47  2026-11-16  3        3          0          0     0',
    '  Total                 3        3          0          0     0',
    '',
    'Some plantings are estimated from completed tasks. Confirm trays planted in Tasks to record actual counts.',
  ]);
});

test('a report refuses what is no day, and days the wrong way round', () => {
  expect(() => ask('growth', aFarm(), { from: 'Friday' })).toThrow(
    "--from needs a day like 2026-11-20, not 'Friday'",
  );
  expect(() => ask('growth', aFarm(), { from: FRIDAY, to: '2026-11-19' })).toThrow(
    '--from 2026-11-20 is after --to 2026-11-19.',
  );
});
