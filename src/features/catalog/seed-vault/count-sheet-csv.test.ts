import { expect, test } from 'vitest';
import { seedVaultRows } from '#domain/reports/seed-vault.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { toCsv } from '#ui/csv/csv.ts';
import { countSheetCsv, countSheetName } from './count-sheet-csv.ts';

test('a count sheet lists the varieties A to Z with room for the count and notes', () => {
  const farm = aFarm({
    varieties: [
      aVariety({ id: 'pea', name: 'Pea, Speckled' }),
      aVariety({ id: 'a', name: '=Arugula' }),
    ],
    seedsInventory: [
      { id: 's', varietyId: 'pea', pounds: -1.5, note: '', atISO: '2026-11-01T08:00:00.000Z' },
    ],
  });
  expect(toCsv(countSheetCsv(seedVaultRows(farm, '2026-11-20')))).toBe(
    'Variety,On hand (lb),Counted (lb),Notes\r\n\'=Arugula,0,,\r\n"Pea, Speckled",-1.5,,\r\n',
  );
  expect(countSheetName('2026-11-20')).toBe('seed-count-sheet-2026-11-20.csv');
});
