import type { Locator, Page } from '@playwright/test';

/** The auto-batch plan of Planner Pro. */
export class PlannerProPage {
  readonly page: Page;
  /** The tab of this plan; the screen opens with another one. */
  readonly autoBatch: Locator;
  readonly stats: Locator;
  readonly alerts: Locator;
  readonly schedule: Locator;
  readonly plantings: Locator;
  readonly harvests: Locator;

  constructor(page: Page) {
    this.page = page;
    this.autoBatch = page.getByRole('tab', { name: 'Auto-Batch Plan' });
    this.stats = page.getByRole('region', { name: 'Plan', exact: true });
    this.alerts = page.getByRole('region', { name: 'Feasibility Alerts' }).getByRole('listitem');
    this.schedule = page.getByRole('table', { name: 'Freeze-dryer schedule' });
    this.plantings = page.getByRole('table', { name: 'Plantings' });
    this.harvests = page.getByRole('table', { name: 'Harvests' });
  }

  /** Waits until the plan is there. */
  async planned(): Promise<void> {
    await this.stats.getByText('Daily capacity').waitFor();
  }

  /** The first rows of a table, cell by cell. */
  async rows(table: Locator, count: number): Promise<readonly (readonly string[])[]> {
    const rows = await table.getByRole('row').all();
    return Promise.all(
      rows.slice(1, count + 1).map((row) => row.getByRole('cell').allInnerTexts()),
    );
  }
}
