import { expect, test } from 'vitest';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aRepeatOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { LIVE_DAY, LIVE_PEA, PEA, liveFarm } from '#tests/support/farms/live-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { selectRealDays } from '#state/selectors/supply.ts';
import { nextHarvestDays } from '../src/features/dashboard/next-harvests-card.tsx';
import { orderAmount } from '../src/features/ops/orders/list/order-amounts.ts';
import { dayTotal, WEIGHT_FIELDS } from '../src/features/tasks/harvest-plan/day-totals.ts';
import { listedHarvests } from '#domain/reports/listed-harvests.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { Command } from '../cli/command.ts';
import { buying } from '../cli/commands/buying.ts';
import { capacity } from '../cli/commands/capacity.ts';
import { labels } from '../cli/commands/labels.ts';
import { lots } from '../cli/commands/lots.ts';
import { plan } from '../cli/commands/plan.ts';
import { promise } from '../cli/commands/promise.ts';
import { report } from '../cli/commands/report.ts';
import { shortages } from '../cli/commands/shortages.ts';
import { trace } from '../cli/commands/trace.ts';

const LIVE = LIVE_PEA.id;

/**
 * Every order asks for both, on the same days: pea in ounces, live pea in trays. Without the live lines it is the same
 * farm of ounces alone, so whatever a total of ounces says of the one, it says of the other.
 */
function mixedFarm(isMixed: boolean): FarmDocument {
  const live = isMixed ? [packages(LIVE, 7)] : [];
  const order = (id: string, weekday: 2 | 5, ounces: number) =>
    aRepeatOrder({
      id,
      name: id,
      customer: id,
      startDate: '2026-11-20',
      weekday,
      orderCategory: weekday === 5 ? 'FARMERS_MARKET' : 'RESTAURANT',
      items: [bulk('pea', ounces), packages('pea', 3, 4), ...live],
    });
  const grown = (variety: Variety, days: number, oz: number) => [
    ...plantedCycle(variety.id, days === 9 ? '2026-11-11' : '2026-11-08', '2026-11-20', 9, {
      oz,
      done: true,
    }),
    ...plantedCycle(variety.id, days === 9 ? '2026-11-15' : '2026-11-12', '2026-11-24', 5, { oz }),
  ];
  const farm = liveFarm({
    orders: [order('Market', 5, 41), order('Bistro', 2, 67)],
    tasks: [...grown(PEA, 12, 108), ...(isMixed ? grown(LIVE_PEA, 9, 9) : [])],
    harvestLosses: [
      aHarvestLoss({ varietyId: 'pea', qty: 2, dateISO: '2026-11-21' }),
      ...(isMixed
        ? [aHarvestLoss({ id: 'l2', varietyId: LIVE, qty: 2, dateISO: '2026-11-21' })]
        : []),
    ],
  });
  return { ...farm, tasks: planFarm(farm, LIVE_DAY).tasks };
}

const DAYS = { from: '2026-11-15', to: '2026-12-20' };

const COMMANDS: readonly (readonly [string, Command, string, Record<string, string>])[] = [
  ['plan', plan, '', { horizon: '40' }],
  ['capacity', capacity, '', {}],
  ['buying', buying, '', {}],
  ['lots', lots, '', {}],
  ['shortages', shortages, '', { days: '30' }],
  ['promise', promise, '', { item: 'pea', amount: '9oz', day: '2026-12-20' }],
  ['trace', trace, '', { of: 'Market' }],
  ['labels', labels, '', { day: '2026-11-27' }],
  ...['order-costs', 'customers', 'margin', 'growth', 'harvest-plan', 'tray-demand'].map(
    (subject) => [subject, report, subject, DAYS] as const,
  ),
  ...['costs', 'inventory', 'yields'].map((subject) => [subject, report, subject, {}] as const),
];

/** All amounts of ounces in an answer but 0, whoever they belong to; what is in trays says so or names what is live. */
function ouncesIn(answer: unknown, key = ''): readonly number[] {
  if (typeof answer === 'number') return /(oz|ounces)$/i.test(key) && answer !== 0 ? [answer] : [];
  if (Array.isArray(answer)) return answer.flatMap((one) => ouncesIn(one, key));
  if (typeof answer !== 'object' || answer === null) return [];
  if ('unit' in answer && answer.unit === 'tray') return [];
  if ('varietyId' in answer && answer.varietyId === LIVE) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    // Trays beside the ounces.
    name === 'trays' ? [] : ouncesIn(value, name),
  );
}

function sorted(amounts: readonly number[]): readonly number[] {
  return amounts.toSorted((a, b) => a - b);
}

test.each(COMMANDS)('mgm %s sums no trays into ounces', (_, command, subject, options) => {
  const of = (isMixed: boolean) => {
    const farm = mixedFarm(isMixed);
    return command.answer(aQuestion({ farm, today: LIVE_DAY, subject, options })).json;
  };
  expect(sorted(ouncesIn(of(true)))).toEqual(sorted(ouncesIn(of(false))));
});

test('the answers that are compared have ounces, and trays beside them', () => {
  const told = COMMANDS.flatMap(([, command, subject, options]) => {
    const asked = aQuestion({ farm: mixedFarm(true), today: LIVE_DAY, subject, options });
    return [command.answer(asked).json];
  });
  expect(told.flatMap((json) => ouncesIn(json)).length).toBeGreaterThan(200);
  expect(JSON.stringify(told).match(/"unit":"tray"/g)?.length).toBeGreaterThan(10);
});

test('no screen sums trays into ounces', () => {
  const screens = (isMixed: boolean) => {
    const farm = mixedFarm(isMixed);
    const sellable = {
      products: new Map(farm.products.map((one) => [one.id, one])),
      varieties: new Map(farm.varieties.map((one) => [one.id, one])),
    };
    const harvests = listedHarvests(farm, forecastSupply(farm, LIVE_DAY).ledger, LIVE_DAY, DAYS);
    return {
      dashboard: nextHarvestDays(selectRealDays(farm, LIVE_DAY), LIVE_DAY, 9).flatMap(
        ({ ounces }) => ounces ?? [],
      ),
      orders: farm.orders.map((order) => {
        const { packages: packed, ounces } = orderAmount(order, sellable, LIVE_DAY);
        return { packed, ounces };
      }),
      harvestPlan: [...new Set(harvests.map(({ cutISO }) => cutISO))].map((day) => {
        const ofDay = harvests.filter(({ cutISO }) => cutISO === day);
        return WEIGHT_FIELDS.map((field) => dayTotal(ofDay, field));
      }),
    };
  };
  expect(screens(true)).toEqual(screens(false));
});
