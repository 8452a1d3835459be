import { expect, test } from 'vitest';
import {
  aMix,
  anOrder,
  aSingleProduct,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aRadishFarm, RADISH, RADISH_TODAY } from '#tests/support/lots/radish-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { jsonText } from '#tests/support/mgm/json-text.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { labels } from './labels.ts';

const ask = (options: Readonly<Record<string, string>>, farm: FarmDocument = aRadishFarm()) =>
  labels.answer(aQuestion({ farm, today: RADISH_TODAY, options })).json;

test('the labels of a day are told with their lot, in the order of the pack list', () => {
  const told = jsonText(`[
    {
      "count": 8, "product": "Rambo Radish", "parts": "", "net": "4 oz (113 g)",
      "lot": "RARA-261204", "cutISO": "2026-12-04", "bestByISO": "2026-12-09",
      "batches": ["rambo-radish|2026-12-04"]
    },
    {
      "count": 1, "product": "Rambo Radish", "parts": "", "net": "10 oz (283 g)",
      "lot": "RARA-261204", "cutISO": "2026-12-04", "bestByISO": "2026-12-09",
      "batches": ["rambo-radish|2026-12-04"]
    }
  ]`);
  expect(JSON.stringify(ask({ day: '2026-12-04' }))).toBe(told);
});

test('a mix tells its parts and the earliest best by; what grows nowhere has no lot', () => {
  const pea = aVariety({ id: 'pea', shelfLifeDays: 3 });
  const varieties = [RADISH, pea];
  const items = [packages('mix_salad', 2, 0.25), bulk('pea', 1.5, 'lb'), bulk('pea', 500, 'g')];
  const farm = aRadishFarm({
    varieties,
    products: [...varieties.map(aSingleProduct), aMix({ pea: 60, [RADISH.id]: 40 })],
    orders: [anOrder({ date: '2026-12-04', items })],
  });
  expect(ask({ day: '2026-12-04' }, farm)).toMatchObject([
    { count: 2, product: 'Salad', parts: 'Pea 60 %, Rambo Radish 40 %', net: '0.25 oz (7.1 g)' },
    { net: '1.5 lb (680 g)', lot: '', cutISO: null, bestByISO: null, batches: [] },
    { net: '500 g' },
  ]);
});

test('the tags of trays tell their batch and the seed they were sown from', () => {
  const told = jsonText(`[
    {
      "count": 5, "product": "Rambo Radish", "lot": "RARA-261204", "plantedISO": "2026-11-26",
      "cutISO": "2026-12-04", "seed": "RB-2291, RB-2377", "batches": ["rambo-radish|2026-12-04"]
    }
  ]`);
  expect(JSON.stringify(ask({ day: '2026-11-26', of: 'trays' }))).toBe(told);
});

test('labels without a day, or of something else, are refused', () => {
  expect(() => ask({})).toThrow("--day needs a day like 2026-11-20, not ''.");
  expect(() => ask({ day: '2026-12-04', of: 'jars' })).toThrow('--of knows packs, trays');
});
