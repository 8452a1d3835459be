import type { Locator, Page } from '@playwright/test';

/** The capacity simulator of Planner Pro. */
export class SimulatorPage {
  readonly page: Page;
  readonly run: Locator;
  readonly onlyDemands: Locator;
  readonly windowDays: Locator;
  readonly trays: Locator;
  readonly add: Locator;
  readonly tryOut: Locator;
  readonly demands: Locator;
  readonly conflicts: Locator;

  constructor(page: Page) {
    this.page = page;
    this.run = page.getByRole('button', { name: 'Run Simulation' });
    this.onlyDemands = page.getByRole('switch', { name: 'Only these demands' });
    this.windowDays = page.getByLabel('Window days', { exact: true });
    this.trays = page.getByLabel('Trays', { exact: true });
    this.add = page.getByRole('button', { name: 'Add Demand' });
    this.tryOut = page.getByRole('button', { name: 'Try it' });
    this.demands = page.getByRole('button', { name: /^Actions for / });
    this.conflicts = page.getByRole('table', { name: 'Conflicts' });
  }

  /** A day of the table, cell by cell. */
  async day(label: string): Promise<readonly string[]> {
    const days = this.page.getByRole('table', { name: 'Daily use by the demands' });
    return days.getByRole('row').filter({ hasText: label }).getByRole('cell').allInnerTexts();
  }

  async remove(demand: string): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${demand}` }).click();
    await this.page.getByRole('menuitem', { name: 'Remove' }).click();
  }
}
