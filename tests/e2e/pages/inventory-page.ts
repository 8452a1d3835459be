import type { Locator, Page } from '@playwright/test';

/** The raw materials and the dialogs that belong to them. */
export class InventoryPage {
  readonly page: Page;
  readonly add: Locator;
  readonly dialog: Locator;
  readonly save: Locator;
  readonly primarySoil: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole('button', { name: '+ New Material' });
    this.dialog = page.getByRole('dialog');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
    this.primarySoil = this.dialog.getByRole('button', { name: 'Set as primary soil' });
  }

  /** The row of a material, on a phone its list entry. */
  material(name: string): Locator {
    return this.page
      .getByRole('row')
      .or(this.page.getByRole('listitem'))
      .filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async choose(material: string, action: 'Receive' | 'Adjust' | 'Edit' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${material}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
