import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class HarvestPlanPage extends PageModel {
  readonly start = this.page.getByLabel('Start date');
  readonly end = this.page.getByLabel('End date');
  readonly reset = this.page.getByRole('button', { name: 'Reset' });

  /** The row of a day with its totals, as in `day('Friday 11/20')`. */
  day(label: string): Locator {
    return this.page
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader') })
      .filter({ hasText: label });
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

  async show(option: '7d' | '14d' | '30d' | 'oz' | 'lb'): Promise<void> {
    await this.page.getByText(option, { exact: true }).click();
  }
}
