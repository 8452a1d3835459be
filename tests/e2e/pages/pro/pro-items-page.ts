import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

/** The ingredients of freeze-dried products, as a table to type into or a list with a form. */
export class ProItemsPage extends PageModel {
  readonly items = this.page.getByRole('table', { name: 'Items' });
  readonly search = this.page.getByRole('searchbox', { name: 'Search items' });
  readonly form = this.page.getByRole('region', { name: /^(Add|Edit) Item$/ });

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
}
