import type { Locator, Page } from '@playwright/test';

/** A report of costs within a range of days: that of orders, or that of customers. */
export class CostReportPage {
  readonly page: Page;
  readonly from: Locator;
  readonly to: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.from = page.getByLabel('From', { exact: true });
    this.to = page.getByLabel('To', { exact: true });
    this.dialog = page.getByRole('dialog');
  }

  tile(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  quick(label: string): Locator {
    return this.page
      .getByRole('group', { name: 'Quick range' })
      .getByRole('button', { name: label, exact: true });
  }

  view(what: string): Locator {
    return this.page.getByRole('button', { name: `View ${what}`, exact: true });
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole('row', { name });
  }

  /** A line of facts in the open dialog: `Orders 2`. */
  fact(word: string): Locator {
    return this.dialog
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${word}$`) })
      .locator('xpath=following-sibling::dd');
  }
}
