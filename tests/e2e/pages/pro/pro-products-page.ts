import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

/** Freeze-dried products: the tree, and the editor of one of them. */
export class ProProductsPage extends PageModel {
  readonly tree = this.page.getByRole('list', { name: 'Products by category' });
  readonly header = this.page.getByRole('button', { name: /^(Save|Saving…|All changes saved!)$/ });
  readonly cog = this.page.getByRole('status', { name: 'COG per unit' });
  readonly saveProduct = this.page.getByRole('button', { name: 'Save Product' });

  product(name: string): Locator {
    return this.tree.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** A field of a recipe line, such as "Unit of line 2". */
  line(field: 'Item' | 'Quantity' | 'Unit' | 'Cost', number: number): Locator {
    return this.page.getByLabel(`${field} of line ${number}`, { exact: true });
  }
}
