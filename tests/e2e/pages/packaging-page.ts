import type { Locator, Page } from '@playwright/test';

/** The packages that orders go out in. */
export class PackagingPage {
  readonly page: Page;
  readonly library: Locator;
  readonly create: Locator;

  constructor(page: Page) {
    this.page = page;
    this.library = page.getByRole('table', { name: 'Packaging Library' });
    this.create = page.getByRole('button', { name: '+ Create Packaging' });
  }

  row(name: string): Locator {
    return this.library.getByRole('row').filter({ hasText: name });
  }

  async choose(name: string, action: 'Edit' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}

/** The form of a package. */
export class PackagingDialog {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly category: Locator;
  readonly container: Locator;
  readonly greens: Locator;
  readonly net: Locator;
  readonly sheet: Locator;
  readonly labels: Locator;
  readonly cost: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByLabel('Name');
    this.category = this.dialog.getByLabel('Category');
    this.container = this.dialog.getByLabel('Container');
    this.greens = this.dialog.getByRole('textbox', { name: 'Microgreen content' });
    this.net = this.dialog.getByRole('textbox', { name: 'Net content' });
    this.sheet = this.dialog.getByLabel('Label sheet');
    this.labels = this.dialog.getByLabel('Labels per unit');
    this.cost = this.dialog.getByRole('status', { name: 'Cost / unit' });
    this.save = this.dialog.getByRole('button', { name: 'Save' });
  }

  async addInsert(number: number, material: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add insert' }).click();
    await this.dialog.getByLabel(`Insert ${number}`, { exact: true }).selectOption(material);
  }
}
