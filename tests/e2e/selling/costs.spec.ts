import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import {
  exampleCatalog,
  exampleCostFarm,
  examplePea,
  exampleSunflower,
} from '#tests/support/farms/cost-example.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { expect, test } from '#tests/support/browser/farm-test.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { CostsPage } from '../pages/costs-page.ts';

const TUB = aPackaging({
  id: 'pkg_8',
  name: '8 oz tub',
  microgreenContent: { qty: 8, unit: 'oz' },
});

function costFarm(more: Partial<FarmDocument> = {}) {
  const catalog = exampleCatalog();
  return exampleCostFarm({
    catalog: { ...catalog, packaging: [...catalog.packaging, TUB] },
    ...more,
  });
}

test('a variety is costed in the package chosen for it', async ({ page, farm }) => {
  const screen = new CostsPage(page);
  await farm.open('/reporting/costs', costFarm());
  const sunflower = screen.variety('Sunflower');
  await expect(sunflower).toContainText('$1.53');
  await expect(sunflower.getByText('incl. overhead $0.65')).toBeVisible();
  await expect(sunflower).toContainText('$0.23');
  await expect(sunflower).toContainText('$0.31');
  await expect(sunflower).toContainText('$0.34');
  await expect(page).toHaveNoBarrier();
  const { lines } = await savedFile(page, 'Download CSV');
  expect(lines.slice(0, 3)).toEqual([
    'Variety,Package,Seed,Soil,Overhead,Packaging,Unit cost,Warning',
    'Pea,4 oz — 4,0.220462,0.3125,0.65,0.336667,1.519629,',
    'Sunflower,4 oz — 4,0.231485,0.3125,0.65,0.336667,1.530652,',
  ]);
  await screen.package('Sunflower').selectOption('8 oz tub');
  await expect(sunflower).toContainText('$2.34');
  await expect(screen.variety('Pea')).toContainText('$1.52');
  await page.reload();
  await expect(screen.variety('Sunflower')).toContainText('$2.34');
  await expect(screen.package('Sunflower').locator('option:checked')).toHaveText('8 oz tub');
});

test('what a cost lacks leads to where it is mended', async ({ page, farm }) => {
  const screen = new CostsPage(page);
  const unknown = exampleSunflower({ yieldOzPerTray: null });
  const unpriced = examplePea({ cost: { bagLb: null, bagCost: null } });
  const catalog = exampleCatalog({ packaging: [], overheads: [] });
  await farm.has(costFarm({ varieties: [unknown, unpriced], catalog }));
  await farm.open('/reporting/costs');
  await expect(
    screen.note('No microgreens packaging found. Create at least one in Packaging.'),
  ).toBeVisible();
  await expect(
    screen
      .variety('Sunflower')
      .getByText('No packaging defined for 2 oz; packaging cost not included.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveNoBarrier();
  const missing = 'Variety "Sunflower" missing avgYieldOzPerTray; skipping content costs.';
  await screen.note(missing).getByRole('link').click();
  await expect(page).toHaveURL(/\/catalog\/varieties\/sunflower$/);
  await page.goBack();
  await screen
    .note('Overhead per tray is $0.00 — add overheads in the Overhead Catalog.')
    .getByRole('link', { name: 'Overhead Catalog' })
    .click();
  await expect(page.getByRole('heading', { name: 'Overhead Catalog', level: 1 })).toBeVisible();
  await page.goBack();
  await screen
    .note('Seed cost is $0.00 — set bag size and cost in the Seed Vault.')
    .getByRole('link', { name: 'Seed Vault' })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Pea');
});
