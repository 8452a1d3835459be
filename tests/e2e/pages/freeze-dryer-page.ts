import type { Locator, Page } from '@playwright/test';

/** The freeze dryers. */
export class FreezeDryerPage {
  readonly page: Page;
  readonly add: Locator;
  readonly save: Locator;

  constructor(page: Page) {
    this.page = page;
    this.add = page.getByRole('button', { name: '+ Add Dryer' });
    this.save = page.getByRole('button', { name: 'Save', exact: true });
  }

  total(name: 'dryers' | 'shelves per day' | 'weight cap per day'): Locator {
    return this.page.getByRole('region', { name: `Total ${name}` });
  }

  field(field: 'Label' | 'Shelves' | 'Cycle days' | 'Max oz per shelf', dryer: string): Locator {
    return this.page.getByLabel(`${field} of ${dryer}`, { exact: true });
  }

  async remove(dryer: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${dryer}`, exact: true }).click();
  }
}
