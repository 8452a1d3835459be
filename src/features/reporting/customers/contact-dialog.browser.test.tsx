import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { exampleCostFarm, exampleOrder } from '#tests/support/farms/cost-example.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { CustomersPage } from './customers-page.tsx';

const DATE = '2026-11-10';

/** Orders of Chef Ana, of Bea, and one that names nobody. */
async function showCustomers() {
  const orders = [
    exampleOrder({ id: 'ord_1', customer: 'Chef Ana', date: DATE }),
    exampleOrder({ id: 'ord_2', customer: 'Bea', date: DATE }),
    exampleOrder({ id: 'ord_3', name: 'Stall', customer: '', date: DATE }),
  ];
  const store = await showScreen(normalizeFarm(exampleCostFarm({ orders })), <CustomersPage />);
  return () => store.state().document;
}

const view = (name: string) => page.getByRole('button', { name: `View ${name}` }).click();
const edit = page.getByRole('button', { name: 'Edit contact' });

test('a customer gets a contact and a new name, which its orders follow, and one undo takes both back', async () => {
  const farm = await showCustomers();
  await view('Chef Ana');
  await edit.click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill(' bea');
  await expect
    .element(page.getByText('A customer with this name already exists').first())
    .toBeVisible();
  await name.fill('Ana Ruiz');
  await page.getByRole('textbox', { name: 'Phone' }).fill('555 0100');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('row', { name: /Ana Ruiz/ })).toHaveTextContent('555 0100');
  expect(farm().customers).toMatchObject([{ name: 'Ana Ruiz', phone: '555 0100', email: '' }]);
  expect(farm().orders.map(({ customer }) => customer)).toEqual(['Ana Ruiz', 'Bea', '']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => farm().orders[0]?.customer).toBe('Chef Ana');
  expect(farm().customers ?? []).toEqual([]);
});

test('the contact stands with the customer; an order that names nobody has none', async () => {
  await showCustomers();
  await view('Bea');
  await edit.click();
  await page.getByRole('textbox', { name: 'Address' }).fill('1 Main St\nSpringfield');
  await page.getByRole('button', { name: 'Save' }).click();
  await view('Bea');
  await expect
    .element(page.getByRole('region', { name: 'Contact' }))
    .toHaveTextContent(/1 Main St\s+Springfield/);
  await page.getByRole('button', { name: 'Done' }).click();
  await view('Stall');
  await expect.element(page.getByRole('dialog', { name: 'Stall' })).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
});
