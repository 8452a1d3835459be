import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { accessibilityProblems } from '#tests/support/accessibility.ts';
import { aRepeatOrder, packages } from '#tests/support/builders.ts';
import { exampleCatalog, exampleCostFarm, exampleSunflower } from '#tests/support/cost-example.ts';
import { expect, test } from '#tests/support/farm-test.ts';

/** 10 packages of 4 oz a week; 3 lb of seed, 50 lb of soil to be reordered at 60, 120 clamshells. */
async function stockedFarm(info: TestInfo): Promise<string> {
  const catalog = exampleCatalog();
  const onHand: Readonly<Record<string, number>> = { mat_soil: 50, mat_clamshell: 120 };
  const state = exampleCostFarm({
    varieties: [
      exampleSunflower({
        seedInfo: { reorderUrl: 'https://seeds.example/sunflower', reorderUrlUpdatedAt: null },
      }),
    ],
    catalog: {
      ...catalog,
      materials: catalog.materials.map((material) => ({
        ...material,
        stock: { ...material.stock, qty: onHand[material.id] ?? 0 },
        meta:
          material.id === 'mat_soil'
            ? { ...material.meta, reorder: { qty: 60, unit: 'lb' } }
            : material.meta,
      })),
    },
    orders: [aRepeatOrder({ items: [packages('sunflower', 10, 4)] })],
    seedsInventory: [
      { id: 's1', atISO: '2026-11-01T00:00:00.000Z', varietyId: 'sunflower', pounds: 3, note: '' },
    ],
  });
  const file = info.outputPath('farm.json');
  await writeFile(file, JSON.stringify(state));
  return file;
}

/** A material in the table, on a phone in the list below the picture. */
function stockOf(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true });
  return page.getByRole('row').or(page.getByRole('listitem')).filter({ has: link });
}

test('stock lasts as long as the orders of the next weeks let it @phone', async ({
  page,
  farm,
}, testInfo) => {
  await farm.has(await stockedFarm(testInfo));
  await farm.open('/reports/inventory');
  await expect(page).toHaveURL(/\/reporting\/inventory$/);
  const picture = page.getByRole('figure', { name: 'Weeks until materials run out' });
  await expect(picture.getByRole('listitem')).toHaveText([
    /padRun out/,
    /sheetRun out/,
    /Sunflower seed \(vault\)3\.9 weeks/,
    /soil8\.0 weeks/,
    /clamshell12\.0 weeks/,
  ]);
  await expect(stockOf(page, 'soil')).toContainText('6.25');
  await expect(stockOf(page, 'soil')).toContainText('yes');
  const seed = stockOf(page, 'Sunflower seed (vault)');
  await expect(seed).toContainText('27 days');
  await expect(seed).toContainText('no');
  await expect(seed.getByRole('link', { name: /^Order Sunflower seed/ })).toHaveAttribute(
    'href',
    'https://seeds.example/sunflower',
  );
  await expect(
    page.getByText(
      'Packaging without a label rule uses a default estimate of 1 label per package.',
      { exact: true },
    ),
  ).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('the snapshot is saved as a file with 4 decimals', async ({ page, farm }, testInfo) => {
  await farm.has(await stockedFarm(testInfo));
  await farm.open('/reporting/inventory');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('inventory-snapshot-2026-11-20.csv');
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split('\r\n')).toEqual([
    'Material,Unit,On hand,Weekly use,Weeks to runout,Reorder',
    'pad,each,0,10,0,no',
    'sheet,each,0,0.6667,0,no',
    'Sunflower seed,lb,3,0.7716,3.8879,no',
    'soil,lb,50,6.25,8,yes',
    'clamshell,each,120,10,12,no',
    '',
  ]);
});

test('a farm without materials is led to its stock', async ({ page, farm }) => {
  await farm.open('/reporting/inventory');
  await expect(page.getByText('No materials yet.', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Add materials' }).click();
  await expect(page).toHaveURL(/\/catalog\/inventory$/);
});
