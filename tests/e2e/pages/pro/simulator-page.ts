import { PageModel } from '../page-model.ts';

export class SimulatorPage extends PageModel {
  readonly run = this.page.getByRole('button', { name: 'Run Simulation' });
  readonly onlyDemands = this.page.getByRole('switch', { name: 'Only these demands' });
  readonly windowDays = this.page.getByLabel('Window days', { exact: true });
  readonly trays = this.page.getByLabel('Trays', { exact: true });
  readonly add = this.page.getByRole('button', { name: 'Add Demand' });
  readonly tryOut = this.page.getByRole('button', { name: 'Try it' });
  readonly demands = this.page.getByRole('button', { name: /^Actions for / });
  readonly conflicts = this.page.getByRole('table', { name: 'Conflicts' });

  /** A day of the table, cell by cell. */
  async day(label: string): Promise<readonly string[]> {
    const days = this.page.getByRole('table', { name: 'Daily use by the demands' });
    return days.getByRole('row').filter({ hasText: label }).getByRole('cell').allInnerTexts();
  }
}
