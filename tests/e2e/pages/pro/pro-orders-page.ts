import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

/** Orders of freeze-dried products: the list, and the editor of the chosen one. */
export class ProOrdersPage extends PageModel {
  readonly create = this.page.getByRole('button', { name: '+ New Order' });
  readonly list = this.page.getByRole('list', { name: 'Orders' });
  readonly search = this.page.getByLabel('Search orders');
  readonly save = this.page.getByRole('button', { name: 'Save', exact: true }).first();
  readonly floatingSave = this.page.getByRole('button', { name: 'Save', exact: true }).last();
  readonly saveOrder = this.page.getByRole('button', { name: 'Save Order' });
  readonly stock = this.region('Stock');

  entry(id: string): Locator {
    return this.list.getByRole('link').filter({ hasText: id });
  }

  editor(id: string): Locator {
    return this.page.getByRole('region', { name: `Order ${id}` });
  }

  step(name: string): Locator {
    return this.stock.getByRole('button', { name, exact: true });
  }
}

/** The dialog that creates an order. */
export class NewProOrderDialog extends PageModel {
  override readonly dialog = this.page.getByRole('dialog', { name: 'Create Order' });
  readonly customer = this.dialog.getByLabel('Customer');
  readonly save = this.dialog.getByRole('button', { name: 'Create Order' });

  line(number: number): Locator {
    return this.dialog.getByRole('group', { name: `Line ${number}` });
  }

  async fillLine(number: number, product: string, qty: string): Promise<void> {
    await this.line(number).getByRole('combobox', { name: 'Product' }).click();
    await this.dialog.page().getByRole('option', { name: product }).click();
    await this.line(number).getByLabel('Qty').fill(qty);
  }
}
