import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class OrdersPage extends PageModel {
  readonly newOrder = this.page.getByRole('button', { name: 'New Order' });
  readonly addRecurring = this.page.getByRole('button', { name: 'Add Recurring' });
  readonly addOneTime = this.page.getByRole('button', { name: 'Add One-Time' });

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.name(name) });
  }

  /** The name of an order in the list, in a table and on a card alike. */
  name(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
