import { expect, test } from 'vitest';
import { assortmentOf } from '#domain/demand/demand-lines.ts';
import { aMix, anOrder, aVariety, packages } from '#tests/support/builders/builders.ts';
import { shareItem } from './item-shares.ts';

const pea = aVariety({ id: 'pea' });
const sold = packages('mix_salad', 3, 4);
const shared = (blend: Readonly<Record<string, number>>) =>
  shareItem(
    anOrder({ items: [sold] }),
    sold,
    assortmentOf({ varieties: [pea], products: [aMix(blend)] }),
  );

test('a mix is shared by its percents, without a word when all its varieties are there', () => {
  expect(shared({ pea: 100, gone: 0 })).toEqual({
    ounces: 12,
    liveTrays: 0,
    packed: { count: 3, ounces: 4 },
    shares: [{ variety: pea, ounces: 12 }],
    notes: [],
  });
});

test('a mix of nothing is packed and sold, and that its seed and soil are left out is told', () => {
  expect(shared({})).toMatchObject({
    ounces: 12,
    packed: { count: 3, ounces: 4 },
    shares: [{ variety: null, ounces: 12 }],
    notes: [
      {
        text: 'Mix “Salad” names a variety that is not in the catalog; its seed and soil are not included.',
      },
    ],
  });
});
