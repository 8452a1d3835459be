import type { Locator, Page } from '@playwright/test';

/** The list of orders. */
export class OrdersPage {
  readonly page: Page;
  readonly heads: Locator;
  readonly newOrder: Locator;
  readonly addRecurring: Locator;
  readonly addOneTime: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heads = page.getByRole('columnheader');
    this.newOrder = page.getByRole('button', { name: 'New Order' });
    this.addRecurring = page.getByRole('button', { name: 'Add Recurring' });
    this.addOneTime = page.getByRole('button', { name: 'Add One-Time' });
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.name(name) });
  }

  /** The name of an order in the list, in a table and on a card alike. */
  name(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async choose(name: string, action: 'Edit' | 'Clone' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
