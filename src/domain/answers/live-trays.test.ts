import { checkLaw } from '#tests/support/laws/check-law.ts';
import { tellPlainly } from '#domain/tell/teller.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import { traysReason } from '#domain/reports/trays-reason.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aMix, aRepeatOrder, bulk, packages } from '#tests/support/builders/builders.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { aWeighedHarvest } from '#tests/support/builders/weighed-harvests.ts';
import { plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { LIVE_DAY, LIVE_PEA, PEA, liveFarm } from '#tests/support/farms/live-farm.ts';
import { createAvailabilityCheck } from './availability/availability-check.ts';
import {
  readAvailabilityAmount,
  findAvailabilityItem,
} from './availability/availability-question.ts';
import { availabilityDetails, availabilityLimitsText } from './availability/availability-answer.ts';
import { compareOutlooks } from './plan-diff/compare-outlooks.ts';
import { leftoverLots } from './shortages/leftover-lots.ts';
import { shortageResults } from './shortages/list-shortages.ts';
import { suggestionText } from './shortages/suggestion-text.ts';

const LIVE = 'pea-live-1010';
const FIRST_FRIDAY = '2026-12-04';

/** Harvests of the plan: "2026-12-04 Pea, live 1010 6 trays, 0 left". */
function plannedHarvests(farm: FarmDocument) {
  return planFarm(farm, LIVE_DAY).harvests.map(
    (one) => `${one.dateISO} ${one.varietyId} ${one.trays}, ${one.leftoverOz} left`,
  );
}

function withLive(farm: FarmDocument, more: Partial<Variety>): FarmDocument {
  const varieties = farm.varieties.map((one) => (one.id === LIVE ? { ...one, ...more } : one));
  return { ...farm, varieties };
}

/** The farm with a first batch of live pea in the trays, and its day. */
function planted(trays: number, more: Partial<FarmDocument> = {}): FarmDocument {
  const tasks = plantedCycle(LIVE, '2026-11-25', FIRST_FRIDAY, trays, { oz: trays });
  return liveFarm({ tasks, ...more });
}

function ask(farm: FarmDocument, amount: string, dateISO: string, today: string) {
  const item = findAvailabilityItem(farm, LIVE);
  const question = { item, amount: readAvailabilityAmount(amount, item), dateISO, limits: [] };
  const check = createAvailabilityCheck(forecastSupply(farm, today), question);
  return { ...check.answer(), reach: check.reach() };
}

test('live trays are planned whole, each tray one, and nothing is left of them', () => {
  expect(plannedHarvests(liveFarm()).slice(0, 4)).toEqual([
    `2026-12-04 ${LIVE} 6, 0 left`,
    '2026-12-08 pea 4, 8 left',
    `2026-12-11 ${LIVE} 6, 0 left`,
    '2026-12-12 basil-live-5x5 40, 0 left',
  ]);
  const plantings = planFarm(liveFarm(), LIVE_DAY).tasks.filter(({ type }) => type === 'PLANT');
  expect(plantings.slice(0, 3).map((task) => `${task.dateISO} ${task.varietyId}`)).toEqual([
    `2026-11-25 ${LIVE}`,
    '2026-11-26 basil-live-5x5',
    '2026-11-26 pea',
  ]);
});

test('only its own buffer adds live trays, never the general one or a list’s', () => {
  const general = liveFarm();
  const listed = {
    ...general,
    batchSettings: { ...general.batchSettings, delicate: { percent: 50, varieties: [LIVE] } },
  };
  expect(plannedHarvests(listed)[0]).toBe(`2026-12-04 ${LIVE} 6, 0 left`);
  // 6.6 trays are 7 whole ones.
  const own = withLive(general, { bufferPercent: 10 });
  expect(plannedHarvests(own)[0]).toBe(`2026-12-04 ${LIVE} 7, 1 left`);
});

test('whatever yield or sizes are stored, a live tray is one tray', () => {
  const odd = withLive(liveFarm(), { yieldOzPerTrayOverride: 12, packSizes: [4], lbsPerTray: 3 });
  expect(plannedHarvests(odd)).toEqual(plannedHarvests(liveFarm()));
});

test('packages of any size are trays; loose weights and mixes ask no live tray', () => {
  const order = (items: FarmDocument['orders'][number]['items']) =>
    liveFarm({
      orders: [aRepeatOrder({ startDate: FIRST_FRIDAY, weekday: 5, items })],
      products: [aMix({ pea: 50, [LIVE]: 50 })],
    });
  expect(plannedHarvests(order([packages(LIVE, 2, 4)]))[0]).toBe(`2026-12-04 ${LIVE} 2, 0 left`);
  expect(plannedHarvests(order([bulk(LIVE, 10, 'lb')]))).toEqual([]);
  // Half of 6 × 4 oz is 12 oz of pea: one tray.
  expect(plannedHarvests(order([packages('mix_salad', 6, 4)]))[0]).toMatch(/^2026-12-04 pea /);
});

test('two lost trays leave the delivery two trays short, and the ways out are whole trays', () => {
  const cycleKey = `${LIVE}|${FIRST_FRIDAY}`;
  const loss = aHarvestLoss({ varietyId: LIVE, qty: 2, dateISO: '2026-12-01', cycleKey });
  const outlook = forecastSupply(planted(6, { harvestLosses: [loss] }), '2026-12-01');
  const [short, ...others] = shortageResults(outlook).filter(({ varietyId }) => varietyId === LIVE);
  expect(others).toEqual([]);
  if (short === undefined) throw new Error('nothing is short');
  expect(short).toMatchObject({ orderedOz: 6, shortOz: 2, unit: 'tray' });
  expect(short.reasons.map(({ text }) => text)).toEqual([
    '2 trays lost',
    '4 trays available, 6 trays promised',
  ]);
  expect(short.proposals.map((one) => suggestionText(one, short))).toEqual([
    'Move the whole delivery to Thu 12/10, no one else affected',
    'Deliver 2 trays less, 2 trays not delivered',
  ]);
});

test('of seven planted for six, one is held back whole and can be promised, until it is too old', () => {
  const farm = withLive(planted(7), { bufferPercent: 10 });
  const outlook = forecastSupply(farm, FIRST_FRIDAY);
  expect(outlook.ledger.get(LIVE)?.lots[0]).toMatchObject({ leftOz: 1, reserveOz: 1, freeOz: 0 });
  const answer = ask(farm, '1x', '2026-12-05', FIRST_FRIDAY);
  expect(answer).toMatchObject({ answer: 'YES', how: 'SURPLUS', usesBufferOz: 1, unit: 'tray' });
  expect(availabilityDetails(answer)).toEqual([
    '1 tray Pea, live 1010 ready Fri 12/4, 1 day old',
    'Uses 1 tray of the buffer',
  ]);
  // Sellable 4 days: on Wed 12/9 the tray is 5 days old, and 9 days are needed for another.
  const late = ask(farm, '1 tray', '2026-12-09', FIRST_FRIDAY);
  expect(late.answer).toBe('NO');
  expect(late.lines.map(({ text, unit }) => `${tellPlainly(text)} (${unit})`)).toContain(
    'Pea, live 1010 needs 9 days, 5 are left until it is ready Wed 12/9 (days)',
  );
  expect(availabilityLimitsText(late, late.reach)).toEqual('All 1 tray from Sun 12/13.');
});

test('a live tray that is not moved out on its day grows old on the shelf', () => {
  const lotOn = (today: string) =>
    forecastSupply(planted(7), today)
      .ledger.get(LIVE)
      ?.lots.find(({ oz }) => oz === 7);
  expect(lotOn('2026-12-06')).toMatchObject({ cutISO: FIRST_FRIDAY, state: 'growing' });
  const leftOn = (today: string) =>
    leftoverLots(forecastSupply(planted(7), today))
      .filter(({ dayISO }) => dayISO === FIRST_FRIDAY)
      .map(({ leftOz, unit }) => `${leftOz} ${unit}`);
  expect(leftOn('2026-12-08')).toEqual(['1 tray']);
  expect(leftOn('2026-12-09')).toEqual([]);
});

test('a weight of what is sold alive is not read', () => {
  const cycleKey = `${LIVE}|${FIRST_FRIDAY}`;
  const harvestLog = [aWeighedHarvest({ cycleKey, varietyId: LIVE, weightOz: 40, trays: 6 })];
  const [lot] = forecastSupply(planted(6, { harvestLog }), LIVE_DAY).ledger.get(LIVE)?.lots ?? [];
  expect(lot).toMatchObject({ oz: 6, weighedOz: null });
});

test('a short harvest is shared in whole trays', () => {
  const orders = ['a', 'b', 'c'].map((id) =>
    aRepeatOrder({ id, name: id, startDate: FIRST_FRIDAY, weekday: 5, items: [packages(LIVE, 3)] }),
  );
  const outlook = forecastSupply(planted(7, { orders }), '2026-12-01');
  const short = shortageResults(outlook).find(({ dateISO }) => dateISO === FIRST_FRIDAY);
  if (short === undefined) throw new Error('nothing is short');
  const split = short.proposals.find(({ kind }) => kind === 'SPLIT');
  // Each keeps floor(3 × 7 ÷ 9) = 2.
  expect(split?.changes.map((change) => 'oz' in change && change.oz)).toEqual([1, 1, 1]);
});

test('live trays are swapped for live trays of their size only, and never taken early', () => {
  const radish: Variety = { ...LIVE_PEA, id: 'radish-live', name: 'Radish, live 1010' };
  const pots: Variety = { ...radish, id: 'pot', name: 'A pot', traySizeId: 'siz_5x5' };
  const cut: Variety = { ...PEA, id: 'cut', name: 'A cut' };
  const spare = (id: string) => plantedCycle(id, '2026-11-25', FIRST_FRIDAY, 9, { oz: 9 });
  const farm = planted(4);
  const tasks = [...farm.tasks, ...[radish, pots, cut].flatMap(({ id }) => spare(id))];
  const varieties = [...farm.varieties, radish, pots, cut];
  const outlook = forecastSupply({ ...farm, varieties, tasks }, '2026-12-01');
  const ways = shortageResults(outlook)[0]?.proposals ?? [];
  expect(suggestionText(ways[0]!, { unit: 'tray' })).toEqual(
    'Give 2 trays Radish, live 1010 instead, ready Fri 12/4, 0 days old, no one else affected',
  );
  expect(ways.map(({ kind }) => kind)).toEqual(['SWAP', 'MOVE', 'LESS']);
});

test('what a change does to live trays is told in trays', () => {
  const farm = planted(6);
  const more = { ...farm, orders: farm.orders.map(withEight) };
  const today = '2026-12-01';
  const diff = compareOutlooks(forecastSupply(farm, today), forecastSupply(more, today));
  expect(diff.short[0]).toMatchObject({ shortBefore: 0, shortAfter: 2, unit: 'tray' });
  expect(tellPlainly(diff.summary)).toContain('Bistro Fri 12/4 2 trays short');
  expect(traysReason(more, LIVE, '2026-12-11')).toEqual('8 trays: 8 trays');
});

function withEight(order: FarmDocument['orders'][number]): FarmDocument['orders'][number] {
  return order.id === 'ord_bistro' ? { ...order, items: [packages(LIVE, 8)] } : order;
}

test('an amount of live trays is a whole number of trays', () => {
  const unit = { unit: 'tray' } as const;
  const amount = { mode: 'PACKAGE', count: 4, packageOz: 1, unit: 'tray' };
  expect(readAvailabilityAmount('4x', unit)).toEqual(amount);
  expect(readAvailabilityAmount(' 4 Trays ', unit)).toEqual(amount);
  for (const text of ['', '4', '0x', '2.5x', '6x2oz', '12oz']) {
    expect(() => readAvailabilityAmount(text, unit)).toThrow('Enter how many trays, like 4x.');
  }
});

test('a law: whatever is ordered, lost and agreed in trays, every live lot is whole trays', () => {
  const whole = fc.integer({ min: 0, max: 12 });
  const weekday = fc.constantFrom(2, 4, 5, 6);
  const weekly = fc.record({ count: fc.integer({ min: 1, max: 12 }), weekday });
  const change = fc.record({ less: whole, days: fc.nat({ max: 20 }) });
  checkLaw(
    [
      fc.array(weekly, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(0, 6, 10, 100),
      whole,
      whole,
      fc.array(change, { maxLength: 3 }),
    ],
    (orders, bufferPercent, trays, lost, changes) => {
      const farm = withLive(
        planted(trays, {
          orders: orders.map(({ count, ...day }, at) => {
            const rule = { id: `ord_${at}`, startDate: '2026-12-01', ...day };
            return aRepeatOrder({ ...rule, items: [packages(LIVE, count)] });
          }),
          harvestLosses: [aHarvestLoss({ varietyId: LIVE, qty: lost, dateISO: '2026-11-30' })],
          deliveryChanges: changes.map(({ less, days }, at) => {
            const delivery = { orderId: 'ord_0', dateISO: addDays(FIRST_FRIDAY, days) };
            const change = { kind: 'LESS', varietyId: LIVE, oz: less } as const;
            return aDeliveryChange({ id: `dch_${at}`, ...delivery, ...change });
          }),
        }),
        { bufferPercent },
      );
      for (const lot of forecastSupply(farm, '2026-12-01').ledger.get(LIVE)?.lots ?? []) {
        const { oz, leftOz, reserveOz, freeOz } = lot;
        for (const amount of [oz, leftOz, reserveOz, freeOz]) {
          expect(Math.abs(amount - Math.round(amount))).toBeLessThan(1e-9);
        }
      }
    },
  );
});
