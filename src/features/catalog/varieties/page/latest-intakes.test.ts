import { expect, test } from 'vitest';
import type { SeedTransaction } from '#domain/catalog/seeds/seed-transaction.ts';
import { latestIntakes } from './latest-intakes.ts';

function aMovement(day: number, more: Partial<SeedTransaction> = {}): SeedTransaction {
  return {
    id: `seed_${day}`,
    atISO: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    varietyId: 'pea',
    pounds: 5,
    note: '',
    ...more,
  };
}

const usedByTheApp = aMovement(20, {
  pounds: -1,
  meta: { type: 'AUTO_SEED_USAGE', dateISO: '2026-11-20', deltaTrays: 2, gramsPerTray: 200 },
});

test('seed booked for planted trays is not listed, a correction by hand is', () => {
  const rows = [usedByTheApp, aMovement(19, { pounds: -0.5, note: 'Spilled' })];
  expect(latestIntakes(rows, 'pea')).toEqual([
    { id: 'seed_19', atISO: '2026-11-19T08:00:00.000Z', pounds: -0.5, note: 'Spilled', link: null },
  ]);
});

test('a link comes from the record, else from the note, and only if it is safe', () => {
  const rows = [
    aMovement(4, { link: 'seeds.example.com/pea' }),
    aMovement(3, { note: 'Bag, see (https://seeds.example.com/lot-26).' }),
    aMovement(2, { link: 'javascript:alert(1)' }),
    aMovement(1, { note: 'from seeds.example.com' }),
  ];
  expect(latestIntakes(rows, 'pea').map(({ link }) => link)).toEqual([
    'https://seeds.example.com/pea',
    'https://seeds.example.com/lot-26',
    null,
    null,
  ]);
});
