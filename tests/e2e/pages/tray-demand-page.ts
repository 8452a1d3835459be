import type { Locator, Page } from '@playwright/test';

/** The report of trays that markets and events need. */
export class TrayDemandPage {
  readonly page: Page;
  readonly filters: Locator;
  readonly table: Locator;
  readonly none: Locator;

  constructor(page: Page) {
    this.page = page;
    this.filters = page.getByRole('button', { name: 'Filters' });
    this.table = page.getByRole('table', { name: 'Tray demand' });
    this.none = page.getByText('No rows.', { exact: true });
  }

  /** The cells of the last row. */
  async totals(): Promise<string[]> {
    return this.table.getByRole('row').last().getByRole('cell').allInnerTexts();
  }

  market(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  scope(name: 'Farmers Markets' | 'Special Events'): Locator {
    return this.page.getByRole('switch', { name });
  }

  async press(button: 'Select all' | 'Clear'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }
}
