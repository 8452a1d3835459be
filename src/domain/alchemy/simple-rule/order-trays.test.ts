import { expect, test } from 'vitest';
import { anItem, aPowderCalc, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import type { ProItem, ProRecipeLine } from '../alchemy.ts';
import { orderTrays } from './order-trays.ts';

/** The trays behind 20 jars, ten to a batch, of an item of pea; a tray bears a pound. */
function jarsOf(
  item: Partial<ProItem>,
  line: Partial<ProRecipeLine>,
  variety: Parameters<typeof aVariety>[0] = {},
) {
  const pea = aVariety({ id: 'pea', yieldOzPerTray: 16, ...variety });
  const used = anItem({ id: 'itm_pea', varietyId: 'pea', type: 'microgreen_powder', ...item });
  const recipe = [{ itemId: 'itm_pea', qty: 375, unit: 'g' as const, notes: '', ...line }];
  const alchemy = { items: [used], products: [aProProduct({ id: 'prd_jar', recipe })] };
  return orderTrays(
    { productId: 'prd_jar', qty: 20, unitPriceUSD: 0 },
    { alchemy, varieties: [pea] },
  );
}

test('20 jars of 37.5 g powder are 20.668 lb of fresh greens at 8 percent, which is 21 trays', () => {
  const usual = { fd_g_to_powder_g: 1, freshLb_to_fd_g: 36.2873896 };
  const trays = { varietyId: 'pea', traysNeeded: 21, requiresFreezeDry: true };
  expect([jarsOf({}, {}, usual), jarsOf({}, {})]).toEqual([[trays], [trays]]);
});

test('what is not grown, not weighed or not known asks for no trays', () => {
  expect(jarsOf({ type: 'packaging' }, {})).toEqual([]);
  expect(jarsOf({ varietyId: 'gone' }, {})).toEqual([]);
  expect(jarsOf({}, { itemId: 'gone' })).toEqual([]);
  expect(jarsOf({ unit: 'unit' }, { unit: 'unit' })).toEqual([]);
  expect(jarsOf({}, { qty: 0 })).toEqual([]);
});

test('a line of nothing, or of a product that is gone, asks for no trays', () => {
  const recipe = [{ itemId: 'itm_pea', qty: 1, unit: 'lb' as const, notes: '' }];
  const fresh = anItem({ id: 'itm_pea', varietyId: 'pea', type: 'microgreen_fresh', unit: 'lb' });
  const alchemy = { items: [fresh], products: [aProProduct({ id: 'prd_jar', recipe })] };
  const varieties = [aVariety({ id: 'pea', yieldOzPerTray: 16 })];
  const trays = (productId: string, qty: number) =>
    orderTrays({ productId, qty, unitPriceUSD: 0 }, { alchemy, varieties }).map(
      ({ traysNeeded }) => traysNeeded,
    );
  expect(trays('prd_jar', 10)).toEqual([1]);
  // Half a unit of ten is 0.05 lb of fresh greens: a tray all the same.
  expect(trays('prd_jar', 0.5)).toEqual([1]);
  expect(trays('prd_jar', 0)).toEqual([]);
  expect(trays('prd_jar', -10)).toEqual([]);
  expect(trays('gone', 10)).toEqual([]);
});

test('a ratio of 0 says nothing, neither of a variety nor of a powder', () => {
  const costed = (powderYieldPct: number) => ({ powderCalc: aPowderCalc({ powderYieldPct }) });
  expect(jarsOf(costed(10), {}, { freshLb_to_fd_g: 0 })[0]?.traysNeeded).toBe(17);
  expect(jarsOf(costed(0), {}, { freshLb_to_fd_g: 0 })[0]?.traysNeeded).toBe(21);
  // 1 percent of a pound is 4.5359237 g: 750 g are 165.35 lb.
  expect(jarsOf(costed(1), {})[0]?.traysNeeded).toBe(166);
  expect(jarsOf(costed(0.5), {})[0]?.traysNeeded).toBe(331);
  // A variety that says half a gram a pound is believed: 1,500 lb.
  expect(jarsOf(costed(10), {}, { freshLb_to_fd_g: 0.5 })[0]?.traysNeeded).toBe(1500);
});
