import type { Locator, Page } from '@playwright/test';

/** Freeze-dried products: the tree, and the editor of one of them. */
export class ProProductsPage {
  readonly page: Page;
  readonly tree: Locator;
  readonly header: Locator;
  readonly cog: Locator;
  readonly saveProduct: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.tree = page.getByRole('list', { name: 'Products by category' });
    this.header = page.getByRole('button', { name: /^(Save|Saving…|All changes saved!)$/ });
    this.cog = page.getByRole('status', { name: 'COG per unit' });
    this.saveProduct = page.getByRole('button', { name: 'Save Product' });
    this.dialog = page.getByRole('dialog');
  }

  product(name: string): Locator {
    return this.tree.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  /** A field of a recipe line, such as "Unit of line 2". */
  line(field: 'Item' | 'Quantity' | 'Unit' | 'Cost', number: number): Locator {
    return this.page.getByLabel(`${field} of line ${number}`, { exact: true });
  }

  async choose(group: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${group}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
