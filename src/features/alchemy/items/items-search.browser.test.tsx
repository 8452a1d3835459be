import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ProItem } from '#domain/alchemy/alchemy.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { anItem, aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import { aFarm, aVariety } from '#tests/support/builders/builders.ts';
import { aProOrder } from '#tests/support/builders/pro-order-builders.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { ItemsSearch } from './items-search.tsx';
import { useItemForm } from './use-item-form.ts';

const OIL = anItem({ id: 'oil', name: 'Olive oil', stockQty: 1000, unitCost: 0.2 });
const line = { itemId: 'oil', qty: 30, unit: '', notes: '' } as const;
const productOf = (id: string, name: string) => aProProduct({ id, name, recipe: [line] });
const JUNI = aProOrder(10, {
  id: 'JUNI-001',
  lines: [{ productId: 'pesto', qty: 10, unitPriceUSD: 0 }],
});

const selectItems = (farm: FarmDocument) => farm.alchemy.items;

function Items() {
  const items = useFarm(selectItems);
  return <ItemsSearch items={items} form={useItemForm(items)} />;
}

/** A farm with olive oil, and a form that changes one of its items. */
async function showItem(item: ProItem, holds: Partial<typeof JUNI> = {}) {
  const products = [
    productOf('pesto', 'Pesto'),
    productOf('salt', 'Salt'),
    productOf('jar', 'Jar'),
  ];
  const farm = aFarm({
    // A pound, 453.59237 g, of fresh pea is 45.359237 g of powder: 10%.
    varieties: [
      aVariety({ id: 'pea', name: 'Pea', yieldOzPerTray: 15, freshLb_to_fd_g: 45.359237 }),
      aVariety({ id: 'kale', name: 'Kale', yieldOzPerTray: 7.5, freshLb_to_fd_g: 45.359237 }),
    ],
    alchemy: { items: [item], products, orders: [{ ...JUNI, ...holds }] },
  });
  const store = await showScreen(farm, <Items />);
  await choose(item, 'Edit');
  return store;
}

async function choose({ name }: ProItem, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const unit = page.getByLabelText('Unit', { exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });

test('an item counted in another way is asked for its amount and the cost of one', async () => {
  const store = await showItem(OIL);
  await unit.selectOptions('ml');
  await page.getByLabelText('In stock').fill('');
  await save.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('How many ml of Olive oil are in stock?');
  await page.getByLabelText('In stock').fill('1090');
  await expect.element(alert).toHaveTextContent('What does one ml of Olive oil cost?');
  await page.getByLabelText('Package size').fill('1000');
  await page.getByLabelText('Package unit').selectOptions('ml');
  await page.getByLabelText('Package cost').fill('180');
  await save.click();
  await expect.element(page.getByText('Item saved')).toBeVisible();
  const [item] = store.state().document.alchemy.items;
  expect(item).toMatchObject({ unit: 'ml', stockQty: 1090, unitCost: 0.18 });
});

test('an item that was bought by the gallon is asked for its grams before its package is found unfit', async () => {
  const gallon = { purchaseQty: 1, purchaseUnit: 'gal', purchaseCostUSD: 42 } as const;
  await showItem({ ...OIL, unit: 'ml', ...gallon });
  await unit.selectOptions('g');
  await save.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent('How many g of Olive oil are in stock?');
  await page.getByLabelText('In stock').fill('4800');
  await expect.element(alert).toHaveTextContent('Incompatible unit conversion: gal -> g');
  await page.getByLabelText('Package size').fill('');
  await expect.element(alert).toHaveTextContent('What does one g of Olive oil cost?');
  // What a milliliter costs is not shown as the cost of a gram.
  await expect
    .element(page.getByLabelText('Unit cost', { exact: true }))
    .toHaveTextContent('Unit cost comes from the package.');
});

test('an item that an order holds keeps its way of counting until it is released', async () => {
  const store = await showItem(OIL, {
    status: 'pending',
    _reserved: true,
    _reservedItems: [{ itemId: 'oil', qty: 800, unit: 'g' }],
  });
  await unit.selectOptions('ml');
  await save.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('JUNI-001 holds 800 g. Release it first.');
  expect(store.state().document.alchemy.items).toEqual([OIL]);
});

test('before an item is deleted it is told who uses it', async () => {
  const store = await showItem(OIL);
  await choose(OIL, 'Delete');
  await expect.element(page.getByText('Delete item “Olive oil”?')).toBeVisible();
  await expect
    .element(page.getByText('3 products use it: Pesto, Salt, Jar. 1 order needs it: JUNI-001.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().click();
  expect(store.state().document.alchemy.items).toEqual([OIL]);
});

test('a powder begins with its variety, and a tray that costs nothing is asked about once', async () => {
  const powder = anItem({
    id: 'powder',
    name: 'Pea powder',
    type: 'microgreen_powder',
    varietyId: 'pea',
  });
  const store = await showItem(powder);
  await page.getByRole('switch', { name: 'Calculate from a dryer cycle' }).click();
  await expect.element(page.getByLabelText('Harvest per tray')).toHaveValue('15 oz');
  await expect.element(page.getByLabelText('Powder yield')).toHaveValue('10%');
  await page.getByLabelText('Variety').selectOptions('Kale');
  await expect.element(page.getByLabelText('Harvest per tray')).toHaveValue('7.5 oz');
  await page.getByLabelText('Fresh cost per tray').fill('0');
  await save.click();
  const question = page.getByText('Fresh cost of a tray is 0. Save anyway?');
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(page.getByText('Item saved')).toBeVisible();
  expect(store.state().document.alchemy.items[0]?.powderCalc).toMatchObject({ enabled: true });
  await choose(powder, 'Edit');
  await page.getByLabelText('Supplier').fill('Own');
  await save.click();
  await expect.element(question).not.toBeInTheDocument();
  expect(store.state().document.alchemy.items[0]?.supplier).toBe('Own');
});

test('what comes from elsewhere of an item stays beside what is typed of it', async () => {
  const store = await showItem(OIL);
  await page.getByLabelText('Supplier').fill('Mill Lane');
  const patch = { notes: 'Cold pressed', stockQty: 900 };
  store.perform({ type: 'UPDATE_PRO_ITEM', payload: { id: 'oil', patch } });
  await expect.element(page.getByLabelText('Notes')).toHaveValue('Cold pressed');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => selectItems(store.state().document))
    .toMatchObject([{ supplier: 'Mill Lane', ...patch }]);
});
