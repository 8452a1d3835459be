import { expect, test } from 'vitest';
import { seedOnHand } from '#domain/catalog/seeds/seed-on-hand.ts';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aMaterial } from '#tests/support/builders/catalog-builders.ts';

test('a count of seed and materials is one step', () => {
  const farm = aFarm({
    varieties: [aVariety({ id: 'pea' })],
    catalog: { materials: [aMaterial({ id: 'mat_lid' })] },
  });
  const counted = act(farm, {
    type: 'COUNT_STOCK',
    payload: {
      seeds: [
        {
          id: 'seed_1',
          varietyId: 'pea',
          pounds: 4.5,
          note: 'Counted',
          atISO: '2025-03-10T12:00:00.000Z',
        },
      ],
      materials: [{ id: 'mat_lid', quantity: { qty: 80, unit: 'each' } }],
    },
  });
  expect(seedOnHand(counted.seedsInventory, 'pea')).toBe(4.5);
  expect(counted.catalog.materials[0]).toMatchObject({
    stock: { qty: 80, unit: 'each' },
    meta: { countedAt: '2025-03-10T12:00:00.000Z' },
  });
});
