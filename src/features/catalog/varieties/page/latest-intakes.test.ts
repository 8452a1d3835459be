import { expect, test } from 'vitest';
import { aSeedIntake } from '#tests/support/builders/report-builders.ts';
import { seedLink } from '#domain/catalog/seeds/seed-link.ts';
import { latestIntakes } from './latest-intakes.ts';

test('seed booked for planted trays is not listed, a correction by hand is', () => {
  const used = { dateISO: '2026-11-20', deltaTrays: 2, gramsPerTray: 200 };
  const booked = aSeedIntake({ pounds: -1, meta: { type: 'AUTO_SEED_USAGE', ...used } });
  const byHand = aSeedIntake({ pounds: -0.5, note: 'Spilled' });
  expect(latestIntakes([booked, byHand], 'pea')).toEqual([byHand]);
});

test('a link comes from the record, else from the note, and only if it is safe', () => {
  const rows = [
    aSeedIntake({ link: 'seeds.example.com/pea' }),
    aSeedIntake({ note: 'Bag, see (https://seeds.example.com/lot-26).' }),
    aSeedIntake({ link: 'javascript:alert(1)' }),
    aSeedIntake({ note: 'from seeds.example.com' }),
  ];
  expect(latestIntakes(rows, 'pea').map(seedLink)).toEqual([
    null,
    null,
    'https://seeds.example.com/lot-26',
    'https://seeds.example.com/pea',
  ]);
});
