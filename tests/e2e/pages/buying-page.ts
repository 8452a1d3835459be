import type { Locator, Page } from '@playwright/test';

/** The buying list, with what is on its way. */
export class BuyingPage {
  readonly page: Page;
  readonly dialog: Locator;
  readonly onItsWay: Locator;
  readonly cameIn: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.onItsWay = page.getByRole('table', { name: 'On its way' });
    this.cameIn = page.getByRole('table', { name: 'Came in' });
  }

  line(supplier: string, item: string): Locator {
    return this.page.getByRole('table', { name: supplier }).getByRole('row').filter({
      hasText: item,
    });
  }
}
