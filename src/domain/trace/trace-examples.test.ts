import { expect, test } from 'vitest';
import type { SentPart } from '#domain/orders/delivery.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { agree, correct, markAs, recordTrays } from '#tests/support/actions/work-actions.ts';
import { bulk } from '#tests/support/builders/builders.ts';
import { aDryLine, aDryLoad } from '#tests/support/builders/dry-load-builders.ts';
import { aPowderShop, aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { afterMoves as act } from '#tests/support/lots/lot-moves.ts';
import {
  anUnsownRadishFarm,
  aRadishFarm,
  plantId,
  RADISH,
  RADISH_TODAY,
} from '#tests/support/lots/radish-farm.ts';
import { does } from '#tests/support/random/chosen.ts';
import { answerTrace } from './answer-trace.ts';
import { batchCode, codesIn } from './batch-code.ts';
import { trayTags } from './labels/tray-tags.ts';

const trace = (farm: FarmDocument, text: string) => {
  const found = answerTrace(farm, farm.tasks, text, RADISH_TODAY);
  if (found === null) throw new Error(`Nothing is called ${text}.`);
  return found;
};

const rowsOf = (farm: FarmDocument, text: string) =>
  trace(farm, text).deliveries.map(
    ({ to, dayISO, batch, oz, link }) => `${to} ${dayISO} ${batchCode(batch)} ${oz} ${link}`,
  );

const keyOf = (harvestISO: string) => `${RADISH.id}|${harvestISO}`;

const gone = (harvestISO: string) =>
  ({ kind: 'GONE', varietyId: RADISH.id, harvestISO, oz: 4 }) as const;

const mark = (orderId: string, dateISO: string) => markAs('DELIVERED', { orderId, dateISO });

const partsOf = (farm: FarmDocument, orderId: string): readonly SentPart[] | undefined =>
  farm.deliveries?.find((delivery) => delivery.orderId === orderId)?.sent?.parts;

test.each([
  ['rambo-radish|2026-11-24', 'RARA-261124'],
  ['rambo-radish|2026-12-08', 'RARA-261208'],
  ['pea|2026-12-04', 'PEAX-261204'],
  ['detroit-dark-red-beet|2026-12-04', 'DEBE-261204'],
  ['var_8x2k1|2026-12-04', 'VA8X-261204'],
  ['log_2026-11-30_rambo-radish', 'RARA-P261130'],
  ['jalapeño-süß|2026-12-04', 'JASU-261204'],
  ['豆苗|2026-12-04', 'XXXX-261204'],
])('the code of %s is %s', (batch, code) => {
  expect(batchCode(batch)).toBe(code);
  expect(codesIn(code)).toEqual([code]);
});

test('codes are read whatever their case, several of them joined by a dot', () => {
  expect(codesIn(' rara-261204.peax-261204 ')).toEqual(['RARA-261204', 'PEAX-261204']);
  expect(codesIn('RARA-261204 PEAX-261204')).toEqual([]);
  expect(codesIn('RB-2291')).toEqual([]);
});

test('a seed lot is accounted for by what was delivered and what is on hand', () => {
  const { batches, totals } = trace(aRadishFarm(), 'rb-2291');
  expect(batches.map(({ code, missingOz }) => [code, missingOz])).toEqual([
    ['RARA-261124', 4],
    ['RARA-261201', 4],
    ['RARA-261204', 0],
  ]);
  expect(totals).toMatchObject({ harvestedOz: 96.8, deliveredOz: 86, accountedPercent: 91.7 });
  expect(totals.onHandOz).toBeCloseTo(2.8, 9);
});

test('what is said to be gone is accounted for, and leaves no doubt', () => {
  const farm = act(aRadishFarm(), agree(gone('2026-11-24'), gone('2026-12-01')));
  const { totals, deliveries } = trace(farm, 'RB-2291');
  expect(totals.accountedPercent).toBe(100);
  expect(deliveries.map(({ link }) => link)).toEqual(['only', 'only', 'only', 'only', 'only']);
});

test('a delivery that another batch was fresh for may have had that one', () => {
  expect(rowsOf(aRadishFarm(), 'RB-2291')).toEqual([
    'Grill 2026-11-24 RARA-261124 18 only',
    'Grill 2026-12-01 RARA-261201 18 only',
    'Bistro Marlow 2026-12-04 RARA-261201 0 possible',
    'Bistro Marlow 2026-12-04 RARA-261204 32 served',
    'Luma 2026-12-04 RARA-261201 0 possible',
    'Luma 2026-12-04 RARA-261204 10 served',
    'Sato 2026-12-05 RARA-261201 0 possible',
    'Sato 2026-12-05 RARA-261204 8 served',
  ]);
});

test('a delivery is recorded as it was packed, and stays when its order is deleted', () => {
  const bistro = { orderId: 'ord_bistro', dateISO: '2026-12-04' };
  const itemId = `li_${RADISH.id}_8_4`;
  const left = act(
    aRadishFarm(),
    correct(bistro, { itemId, packed: 6, reason: 'SHORT' }),
    markAs('DELIVERED', bistro),
    does('DELETE_ORDER', { id: 'ord_bistro' }),
  );
  const [row] = trace(left, 'RARA-261204').deliveries.filter(({ to }) => to === 'Bistro Marlow');
  const recorded = { link: 'served', status: 'DELIVERED', recorded: true };
  expect(row).toMatchObject({ oz: 24, what: '6 × Rambo Radish 4 oz', ...recorded });
});

test('batches chosen by hand are kept, even if more was delivered than harvested', () => {
  const luma = { orderId: 'ord_luma', dateISO: '2026-12-04' };
  const name = (...batches: readonly { batch: string; oz: number }[]) =>
    does('SET_DELIVERY_BATCHES', { ...luma, varietyId: RADISH.id, batches });
  const delivered = act(aRadishFarm(), markAs('DELIVERED', luma));
  const four = { batch: keyOf('2026-12-04'), oz: 4 };
  const named = act(delivered, name({ batch: keyOf('2026-12-01'), oz: 6 }, four));
  expect(partsOf(named, 'ord_luma')).toEqual([
    { varietyId: RADISH.id, batch: keyOf('2026-12-01'), oz: 6, link: 'named' },
    { varietyId: RADISH.id, batch: keyOf('2026-12-04'), oz: 4, link: 'named' },
  ]);
  const { problems, totals } = trace(named, 'RB-2291');
  expect(problems).toEqual(['RARA-261201: 24 oz went out, 22 oz were harvested']);
  expect(totals.accountedPercent).toBe(95.9);
  expect(rowsOf(named, 'RARA-261204')).not.toContain('Luma 2026-12-04 RARA-261201 0 possible');
  // 5 of 10 oz came along: each batch keeps its share.
  const corrected = act(named, correct(luma, { itemId: `li_${RADISH.id}_10oz`, packed: 5 }));
  expect(partsOf(corrected, 'ord_luma')).toMatchObject([
    { oz: 3, link: 'named' },
    { oz: 2, link: 'named' },
  ]);
  expect(act(named, name())).toEqual(delivered);
  const some = act(delivered, name(four));
  expect(partsOf(some, 'ord_luma')).toEqual([
    { varietyId: RADISH.id, batch: '', oz: 6, link: 'served' },
    { varietyId: RADISH.id, batch: keyOf('2026-12-04'), oz: 4, link: 'named' },
  ]);
});

test('what is added to a delivery came from an unknown batch', () => {
  const extra = { ...bulk(RADISH.id, 2), id: 'li_more' };
  const sato = { orderId: 'ord_sato', dateISO: '2026-12-05' };
  const added = correct(sato, { itemId: extra.id, packed: 2, extra });
  const farm = act(aRadishFarm(), added, markAs('DELIVERED', sato));
  expect(partsOf(farm, 'ord_sato')).toEqual([
    { varietyId: RADISH.id, batch: '', oz: 2, link: 'served' },
    { varietyId: RADISH.id, batch: keyOf('2026-12-04'), oz: 8, link: 'served' },
  ]);
});

test('a customer is traced by their deliveries of the last 60 days', () => {
  const { start, deliveries, batches } = trace(aRadishFarm(), ' bistro  MARLOW');
  expect(start.kind).toBe('customer');
  const dayISO = '2026-12-04';
  expect(deliveries).toMatchObject([
    { dayISO, link: 'possible' },
    { dayISO, link: 'served' },
  ]);
  expect(batches).toMatchObject([
    { code: 'RARA-261201', deliveredOz: 18 },
    { code: 'RARA-261204', deliveredOz: 50 },
  ]);
});

test('trays sown on the day of a skipped planting are a batch of their own, which their tag names', () => {
  const [dateISO, code] = ['2026-11-30', 'RARA-P261130'];
  const sown = recordTrays(dateISO, { varietyId: RADISH.id, actualTrays: 3 });
  const farm = act(anUnsownRadishFarm(), does('SKIP_TASK', { id: plantId(dateISO) }), sown);
  expect(trayTags(farm, farm.tasks, dateISO)).toMatchObject([{ lot: code, count: 3 }]);
  const batch = { code, cutISO: '2026-12-08', trays: 3, seedLots: [{ code: 'RB-2291', trays: 3 }] };
  for (const of of [code, 'RB-2291']) expect(trace(farm, of).batches).toMatchObject([batch]);
});

test('what was dried may be in any Pro order that took the item once it was ready', () => {
  const line = aDryLine({ varietyId: RADISH.id, trays: 1, cutISO: '2026-12-04' });
  const took = { _consumed: true, _reservedItems: [{ itemId: line.itemId, qty: 1 }] };
  const orders = ['2026-12-04', '2026-12-05'].map((id) =>
    aProOrder(2, { id, updatedAt: `${id}T08:00:00.000Z`, ...took }),
  );
  const dryLoads = [aDryLoad({ startISO: '2026-12-04', status: 'DONE', lines: [line] })];
  const farm = aRadishFarm({ dryLoads, alchemy: { ...aPowderShop(0, 0, 0), orders } });
  const sold = { what: '2 × Pea Powder Jar', status: 'DELIVERED', link: 'possible', oz: 0 };
  const rows = trace(farm, 'RARA-261204').deliveries.filter(({ to }) => to === 'Jane Doe');
  expect(rows).toMatchObject([{ ...sold, orderId: '2026-12-05', dayISO: '2026-12-05' }]);
});

test('a farm that does not trace writes no batches down', () => {
  const lotless = aRadishFarm({ seedsInventory: [] });
  const left = act(lotless, mark('ord_bistro', '2026-12-04'));
  expect(left.deliveries?.[0]?.sent).not.toHaveProperty('parts');
  expect(trace(left, 'RARA-261204').batches[0]?.seedLots).toEqual([
    { txnId: null, code: '', trays: 5 },
  ]);
});
