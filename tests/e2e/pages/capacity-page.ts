import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class CapacityPage extends PageModel {
  readonly startDate = this.page.getByLabel('Start date', { exact: true });
  readonly windowDays = this.page.getByLabel('Window days', { exact: true });
  readonly utilization = this.region('Utilization');
  readonly table = this.page.getByRole('table', { name: 'Rack utilization by day' });
  readonly trays = this.region('Tray availability');
  /** Lies over the picture, and what it tells of a day. */
  readonly reader = this.page.getByRole('slider', { name: 'Values by day' });
  readonly told = this.page.getByRole('tooltip', { includeHidden: true });
  readonly showOrders = this.page.getByRole('button', { name: 'Show orders' });

  /** A day as the table shows it, cell by cell. */
  async day(label: string): Promise<readonly string[]> {
    const row = this.table.getByRole('row').filter({ hasText: label });
    return row.getByRole('cell').allInnerTexts();
  }

  /** The days of the table, or of the list on a narrow screen. */
  get days(): Locator {
    return this.table
      .getByRole('rowheader')
      .or(this.page.getByRole('list', { name: 'Rack utilization by day' }).getByRole('listitem'));
  }
}
