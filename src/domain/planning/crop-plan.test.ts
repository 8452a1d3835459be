import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { growsAlike } from './crop-plan.ts';

test('a variety grows as it did while its name, steps, days and yield are the same', () => {
  const pea = aVariety({ id: 'pea' });
  expect(growsAlike(pea, pea)).toBe(true);
  expect(growsAlike(pea, { ...pea, notes: 'sweet', seedGPerTray: 9, packSizes: [8] })).toBe(true);
  const others = [
    { id: 'kale' },
    { name: 'Sugar Pea' },
    { steps: [...pea.steps] },
    { daysToHarvest: 11 },
    { yieldOzPerTrayOverride: 12 },
  ];
  for (const more of others) expect(growsAlike(pea, { ...pea, ...more })).toBe(false);
});
