import type { Locator, Page } from '@playwright/test';

/** The report of what was planted and harvested from week to week. */
export class GrowthPage {
  readonly page: Page;
  readonly from: Locator;
  readonly to: Locator;
  readonly estimates: Locator;
  /** The weeks as a table, or as a list on a narrow screen. */
  readonly weeks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.from = page.getByLabel('From');
    this.to = page.getByLabel('To', { exact: true });
    this.estimates = page.getByRole('switch', { name: 'Include estimated plantings' });
    this.weeks = page
      .getByRole('table', { name: 'Growth Report' })
      .or(page.getByRole('list', { name: 'Growth Report' }));
  }

  /** The cells of every row of the weeks, the last one with the totals. */
  async rows(): Promise<string[][]> {
    const rows = await this.page
      .getByRole('table', { name: 'Growth Report' })
      .getByRole('row')
      .all();
    const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
    return cells.filter((row) => row.length > 0);
  }

  async choose(option: '6w' | '12w' | '24w' | 'All time' | 'Week' | 'Week and variety') {
    await this.page.getByText(option, { exact: true }).first().click();
  }
}
