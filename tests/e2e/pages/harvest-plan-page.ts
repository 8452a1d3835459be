import type { Locator, Page } from '@playwright/test';

/** The plan of what is cut on which day. */
export class HarvestPlanPage {
  readonly page: Page;
  readonly start: Locator;
  readonly end: Locator;
  readonly reset: Locator;

  constructor(page: Page) {
    this.page = page;
    this.start = page.getByLabel('Start date');
    this.end = page.getByLabel('End date');
    this.reset = page.getByRole('button', { name: 'Reset' });
  }

  /** The row of a day with its totals, as in `day('Friday 11/20')`. */
  day(label: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') })
      .filter({
        hasText: label,
      });
  }

  /** The first row of a variety from the top. */
  variety(name: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('link', { name }) })
      .first();
  }

  async cells(row: Locator): Promise<string[]> {
    return row.getByRole('cell').allInnerTexts();
  }

  async choose(option: '7d' | '14d' | '30d' | 'oz' | 'lb'): Promise<void> {
    await this.page.getByText(option, { exact: true }).click();
  }
}
