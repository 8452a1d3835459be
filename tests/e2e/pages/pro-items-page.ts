import type { Locator, Page } from '@playwright/test';

/** The ingredients of freeze-dried products, as a table to type into or a list with a form. */
export class ProItemsPage {
  readonly page: Page;
  readonly items: Locator;
  readonly search: Locator;
  readonly form: Locator;

  constructor(page: Page) {
    this.page = page;
    this.items = page.getByRole('table', { name: 'Items' });
    this.search = page.getByRole('searchbox', { name: 'Search items' });
    this.form = page.getByRole('region', { name: /^(Add|Edit) Item$/ });
  }

  /** A field of a row, such as "Stock of Broccoli powder". */
  field(field: string, item: string): Locator {
    return this.page.getByLabel(`${field} of ${item}`, { exact: true });
  }

  save(item: string): Locator {
    return this.page.getByRole('button', { name: `Save ${item}`, exact: true });
  }

  delete(item: string): Locator {
    return this.page.getByRole('button', { name: `Delete ${item}`, exact: true });
  }

  row(item: string): Locator {
    return this.items.getByRole('row').filter({ hasText: item });
  }

  async choose(item: string, action: 'Edit' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${item}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
