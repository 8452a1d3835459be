import { expect, test } from 'vitest';
import { aStep, aVariety } from '#tests/support/builders/builders.ts';
import { aTraySize } from '#tests/support/builders/catalog-builders.ts';
import { STANDARD_SIZE } from '../tray-size.ts';
import { liveVariety } from './live-variety.ts';

const GROWN = { daysToHarvest: 12, shelfLifeDays: 4, steps: [aStep('PLANT', 0, { dayEnd: 3 })] };
const PEA = aVariety({ ...GROWN, seedGPerTray: 300, yieldOzPerTray: 12, bufferPercent: 8 });

test('what is sold alive grows like its variety, from its seed, and is sold by the tray', () => {
  const live = liveVariety('pea-live-1010', PEA, aTraySize());
  expect(live).toMatchObject({
    ...GROWN,
    id: 'pea-live-1010',
    name: 'Pea, live 1010',
    live: true,
    traySizeId: 'siz_1010',
    seedOf: 'pea',
    yieldOzPerTray: 1,
    packSizes: [1],
    seedGPerTray: null,
  });
  expect(live).not.toHaveProperty('bufferPercent');
});

test('a 1020 is no size of its own, and seed of another is taken from that one', () => {
  const live = liveVariety('x', { ...PEA, seedOf: 'speckled' }, STANDARD_SIZE);
  expect(live).not.toHaveProperty('traySizeId');
  expect(live).toMatchObject({ name: 'Pea, live 1020', seedOf: 'speckled' });
});
