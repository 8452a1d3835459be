import type { Locator, Page } from '@playwright/test';

/** The list of varieties. */
export class VarietiesPage {
  readonly page: Page;
  readonly search: Locator;
  readonly sort: Locator;
  readonly add: Locator;
  readonly names: Locator;

  constructor(page: Page) {
    this.page = page;
    this.search = page.getByLabel('Search varieties');
    this.sort = page.getByLabel('Sort varieties');
    this.add = page.getByRole('button', { name: 'Add Variety' });
    this.names = page.getByRole('main').locator('a[href^="/catalog/varieties/"]');
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async open(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).click();
  }

  async choose(name: string, action: 'Calibrate' | 'Edit' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}

/** The editor of a variety. */
export class VarietyEditor {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly daysToHarvest: Locator;
  readonly shelfLife: Locator;
  readonly yieldOz: Locator;
  readonly reorderLink: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByLabel('Name');
    this.daysToHarvest = this.dialog.getByLabel('Days to harvest');
    this.shelfLife = this.dialog.getByLabel('Shelf life (days)');
    this.yieldOz = this.dialog.getByLabel('Yield (oz/tray)');
    this.reorderLink = this.dialog.getByLabel('Reorder link');
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  step(label: string): Locator {
    return this.dialog.getByRole('group', { name: label, exact: true });
  }

  async addStep(label: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add step' }).click();
    await this.dialog.page().getByRole('menuitem', { name: label }).click();
  }
}
