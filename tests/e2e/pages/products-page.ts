import type { Locator, Page } from '@playwright/test';

/** The products: mixes, and every variety on its own. */
export class ProductsPage {
  readonly page: Page;
  readonly mixes: Locator;
  readonly individual: Locator;
  readonly addMix: Locator;

  constructor(page: Page) {
    this.page = page;
    this.mixes = page.getByRole('region', { name: 'Fresh Microgreens — Mixes' });
    this.individual = page.getByRole('region', { name: 'Individual Varieties' });
    this.addMix = this.mixes.getByRole('button', { name: '+ Add Mix' });
  }

  mix(name: string): Locator {
    return this.mixes.getByRole('row').filter({ hasText: name });
  }

  async choose(mix: string, action: 'Edit' | 'Clone' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${mix}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}

/** The editor of a mix. */
export class MixEditor {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly size: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByLabel('Name');
    this.size = this.dialog.getByLabel('Package size');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  percent(row: number): Locator {
    return this.dialog.getByLabel(`Percent ${row}`);
  }

  async pick(row: number, variety: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: `Variety ${row}` }).click();
    await this.dialog.page().getByRole('option', { name: variety }).click();
  }
}
