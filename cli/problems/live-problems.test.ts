import { expect, test } from 'vitest';
import {
  aFarm,
  aMix,
  anOrder,
  aVariety,
  bulk,
  packages,
} from '#tests/support/builders/builders.ts';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { LIVE_PEA, PEA } from '#tests/support/farms/live-farm.ts';
import { findLiveProblems } from './live-problems.ts';
import { findLostReferences } from './lost-references.ts';

test('seed of seed, a live variety by weight and one in a mix are told', () => {
  const chained = aVariety({ id: 'tendril', name: 'Tendril', seedOf: 'pea-live-1010' });
  const farm = aFarm({
    varieties: [PEA, LIVE_PEA, chained],
    products: [aMix({ pea: 50, 'pea-live-1010': 50 })],
    orders: [anOrder({ items: [packages('pea-live-1010', 2), bulk('pea-live-1010', 4)] })],
  });
  expect(findLiveProblems(farm).map(({ path, message }) => `${path}: ${message}`)).toEqual([
    "varieties[2].seedOf: 'Tendril' takes its seed from a variety that takes another's.",
    "orders[0].items[1]: 'Pea, live 1010' is sold by the tray, not by weight.",
    "products[0].components[1]: 'Pea, live 1010' is sold alive and cannot be part of a mix.",
  ]);
});

test('a size that is gone is told, the 1020 never', () => {
  const farm = aFarm({
    varieties: [aVariety({ traySizeId: 'x' })],
    catalog: { packaging: [aPackaging({ traySizeId: 'siz_1020' })] },
  });
  expect(findLostReferences(farm)).toEqual([
    { path: 'varieties[0].traySizeId', message: "There is no tray size 'x'." },
  ]);
});
