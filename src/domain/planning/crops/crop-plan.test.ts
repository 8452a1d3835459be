import { expect, test } from 'vitest';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { aVariety } from '#tests/support/builders/builders.ts';
import { sameGrowInputs } from './crop-plan.ts';

test('a variety grows as it did while its name, steps, days, yield and trays are the same', () => {
  const pea = aVariety({ id: 'pea' });
  expect(sameGrowInputs(pea, pea)).toBe(true);
  expect(sameGrowInputs(pea, { ...pea, notes: 'sweet', seedGPerTray: 9, packSizes: [8] })).toBe(
    true,
  );
  const others: Partial<Variety>[] = [
    { id: 'kale' },
    { name: 'Sugar Pea' },
    { steps: [...pea.steps] },
    { daysToHarvest: 11 },
    { yieldOzPerTrayOverride: 12 },
    { live: true },
    { traySizeId: 'siz_1010' },
  ];
  for (const more of others) expect(sameGrowInputs(pea, { ...pea, ...more })).toBe(false);
});
