import { showInScheme } from '#tests/support/browser/accessibility.ts';
import {
  aFarm,
  aMix,
  anOrder,
  aSingleProduct,
  aVariety,
  packages,
} from '#tests/support/builders/builders.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test } from '#tests/support/browser/farm-test.ts';
import { TrayDemandPage } from '../pages/tray-demand-page.ts';

const DEMAND = '/reporting/tray-demand';

/**
 * A market on 11/21 that sells 25 packages of sunflower and 20 of a mix, and an event on 12/5 that
 * takes 33 of kale: 13 trays, 3 and 3, and 6.
 */
function sellingFarm() {
  const varieties = [
    aVariety({ id: 'sunflower', yieldOzPerTray: 16 }),
    aVariety({ id: 'pea', yieldOzPerTray: 12 }),
    aVariety({ id: 'kale', yieldOzPerTray: 11.5 }),
  ];
  const market = anOrder({
    id: 'ord_market',
    name: 'Riverside',
    orderCategory: 'FARMERS_MARKET',
    date: '2026-11-21',
    items: [packages('sunflower', 25, 8), packages('mix_salad', 20, 4)],
  });
  const event = anOrder({
    id: 'ord_event',
    name: 'Gala',
    orderCategory: 'SPECIAL_EVENT',
    date: '2026-12-05',
    items: [packages('kale', 33, 2)],
  });
  return aFarm({
    varieties,
    products: [...varieties.map(aSingleProduct), aMix({ sunflower: 60, pea: 40 })],
    orders: [market, event, { ...market, id: 'ord_chef', orderCategory: 'RESTAURANT' }],
  });
}

test('what markets and events sell becomes trays, all or some', async ({ page, farm }) => {
  const demand = new TrayDemandPage(page);
  await farm.open(DEMAND, sellingFarm());
  await expect
    .poll(() => demand.heads())
    .toBe('Variety, Packaging, Units, Pkg Oz, Avg Yield/Tray (oz), Trays Needed');
  const rows = await demand.table.locator('tbody').getByRole('row').all();
  expect(await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()))).toEqual([
    ['Kale', '2 oz', '33', '2', '11.5', '6'],
    ['Pea', '4 oz', '20\nall in mixes', '1.6', '12', '3'],
    ['Sunflower', '4 oz', '20\nall in mixes', '2.4', '16', '3'],
    ['Sunflower', '8 oz', '25', '8', '16', '13'],
  ]);
  // The 20 packages of the mix count once.
  expect(await demand.totals()).toEqual(['Total', '', '78', '', '', '25']);
  const { name, lines } = await savedFile(page, 'Download CSV');
  expect(name).toBe('tray-demand-2026-11-20-to-2026-12-20.csv');
  expect(lines[1]).toBe('Kale,2 oz,33,2,11.5,6,0');

  await expect(demand.filters).toHaveAttribute('aria-expanded', 'false');
  await expect(demand.market('Riverside')).toBeHidden();
  await demand.filters.press('Enter');
  await expect(demand.scope('Farmers Markets')).toBeChecked();
  await demand.scope('Special Events').press('Space');
  await expect.poll(demand.totals.bind(demand)).toEqual(['Total', '', '45', '', '', '19']);
  await demand.scope('Special Events').press('Space');
  await demand.market('Riverside').press('Space');
  await expect.poll(demand.totals.bind(demand)).toEqual(['Total', '', '33', '', '', '6']);

  await page.reload();
  await expect.poll(demand.totals.bind(demand)).toEqual(['Total', '', '33', '', '', '6']);
  await demand.filters.click();
  await expect(demand.market('Riverside')).not.toBeChecked();
  await demand.press('Clear');
  await expect(demand.none).toBeVisible();
  await demand.press('Select all');
  await expect.poll(demand.totals.bind(demand)).toEqual(['Total', '', '78', '', '', '25']);
  await page.getByLabel('To', { exact: true }).fill('2026-12-01');
  await expect.poll(demand.totals.bind(demand)).toEqual(['Total', '', '45', '', '', '19']);
});

test('a phone shows filters and rows without barriers @phone-only', async ({ page, farm }) => {
  const demand = new TrayDemandPage(page);
  await farm.open(DEMAND, sellingFarm());
  await demand.filters.click();
  await expect(demand.market('Gala')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await showInScheme(page, colorScheme);
    await expect(page, colorScheme).toHaveNoBarrier();
  }
});
