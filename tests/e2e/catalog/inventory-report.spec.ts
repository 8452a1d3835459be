import type { Page } from '@playwright/test';
import { exampleSunflower } from '#tests/support/farms/cost-example.ts';
import { stockedFarm } from '#tests/support/farms/stocked-farm.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test, says } from '#tests/support/browser/farm-test.ts';

/** 10 packages of 4 oz a week; 3 lb of seed, 50 lb of soil to be reordered at 60, 120 clamshells, no label sheets. */
function farmWithoutSheets() {
  const { catalog, ...farm } = stockedFarm({
    varieties: [
      exampleSunflower({
        seedInfo: { reorderUrl: 'https://seeds.example/sunflower', reorderUrlUpdatedAt: null },
      }),
    ],
  });
  const materials = catalog.materials.map((material) =>
    material.id === 'mat_sheet' ? { ...material, stock: { ...material.stock, qty: 0 } } : material,
  );
  return { ...farm, catalog: { ...catalog, materials } };
}

/** A material in the table, on a phone in the list below the picture. */
function stockOf(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true });
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ has: link });
}

test('stock is led by the first day it does not cover, in a file, too', async ({ page, farm }) => {
  await farm.open('/reporting/inventory', farmWithoutSheets());
  const picture = page.getByRole('figure', { name: 'Weeks until materials run out' });
  // Saturdays from 11/21: 10 clamshells each, 120 are enough for twelve. Trays for them are planted on
  // Wednesdays, three at a time: 420 g of 3 lb seed, 7.5 lb of 50 lb soil; two plantings are late.
  await expect(picture.getByRole('listitem')).toHaveText([
    /padRun out, needed Sat 11\/21/,
    /sheetRun out, needed Sat 11\/21/,
    /Sunflower seed \(vault\)Wed 12\/2, 12 days/,
    /soilWed 12\/23/,
    /clamshellSat 2\/13/,
  ]);
  await expect(stockOf(page, 'soil')).toContainText('11.25');
  await expect(stockOf(page, 'soil')).toContainText('6.25');
  await expect(stockOf(page, 'soil')).toContainText('yes');
  const seed = stockOf(page, 'Sunflower seed (vault)');
  await expect(seed).toContainText('Wed 12/2');
  await expect(seed).toContainText('no level');
  await expect(seed.getByRole('link', { name: /^Order Sunflower seed/ })).toHaveAttribute(
    'href',
    'https://seeds.example/sunflower',
  );
  await says(
    page,
    'Packaging without a label rule uses a default estimate of 1 label per package.',
  );
  await expect(page).toHaveNoBarrier();
  const file = await savedFile(page, 'Download CSV');
  expect(file.name).toBe('inventory-snapshot-2026-11-20.csv');
  expect(file.lines).toEqual([
    'Material,Runs out,Unit,On hand,Planned per week,Weekly use,Weeks to runout,Reorder',
    'pad,2026-11-21,each,0,10,10,0,no level',
    'sheet,2026-11-21,each,0,0.6667,0.6667,0,no level',
    'Sunflower seed,2026-12-02,lb,3,1.3889,0.7716,3.8879,no level',
    'soil,2026-12-23,lb,50,11.25,6.25,8,yes',
    'clamshell,2027-02-13,each,120,10,10,12,no level',
    '',
  ]);
});
