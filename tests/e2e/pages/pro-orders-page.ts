import type { Locator, Page } from '@playwright/test';

/** Orders of freeze-dried products: the list, and the editor of the chosen one. */
export class ProOrdersPage {
  readonly page: Page;
  readonly create: Locator;
  readonly list: Locator;
  readonly search: Locator;
  readonly save: Locator;
  readonly floatingSave: Locator;
  readonly saveOrder: Locator;
  readonly stock: Locator;

  constructor(page: Page) {
    this.page = page;
    this.create = page.getByRole('button', { name: '+ New Order' });
    this.list = page.getByRole('list', { name: 'Orders' });
    this.search = page.getByLabel('Search orders');
    this.save = page.getByRole('button', { name: 'Save', exact: true }).first();
    this.floatingSave = page.getByRole('button', { name: 'Save', exact: true }).last();
    this.saveOrder = page.getByRole('button', { name: 'Save Order' });
    this.stock = page.getByRole('region', { name: 'Stock' });
  }

  entry(id: string): Locator {
    return this.list.getByRole('link').filter({ hasText: id });
  }

  editor(id: string): Locator {
    return this.page.getByRole('region', { name: `Order ${id}` });
  }

  step(name: string): Locator {
    return this.stock.getByRole('button', { name, exact: true });
  }

  async deleteOrder(id: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${id}` }).click();
    await this.page.getByRole('menuitem', { name: 'Delete order' }).click();
  }
}

/** The dialog that creates an order. */
export class NewProOrderDialog {
  readonly dialog: Locator;
  readonly customer: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Create Order' });
    this.customer = this.dialog.getByLabel('Customer');
    this.save = this.dialog.getByRole('button', { name: 'Create Order' });
  }

  line(number: number): Locator {
    return this.dialog.getByRole('group', { name: `Line ${number}` });
  }

  async fillLine(number: number, product: string, qty: string): Promise<void> {
    await this.line(number).getByRole('combobox', { name: 'Product' }).click();
    await this.dialog.page().getByRole('option', { name: product }).click();
    await this.line(number).getByLabel('Qty').fill(qty);
  }
}
