import type { Locator, Page } from '@playwright/test';

/** How full the racks are. */
export class CapacityPage {
  readonly page: Page;
  readonly startDate: Locator;
  readonly windowDays: Locator;
  readonly utilization: Locator;
  readonly trays: Locator;
  readonly table: Locator;
  readonly showOrders: Locator;
  /** Lies over the picture, and what it tells of a day. */
  readonly reader: Locator;
  readonly told: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.startDate = page.getByLabel('Start date', { exact: true });
    this.windowDays = page.getByLabel('Window days', { exact: true });
    this.utilization = page.getByRole('region', { name: 'Utilization' });
    this.table = page.getByRole('table', { name: 'Rack utilization by day' });
    this.trays = page.getByRole('region', { name: 'Tray availability' });
    this.reader = page.getByRole('slider', { name: 'Values by day' });
    this.told = page.getByRole('tooltip', { includeHidden: true });
    this.showOrders = page.getByRole('button', { name: 'Show orders' });
    this.dialog = page.getByRole('dialog');
  }

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
