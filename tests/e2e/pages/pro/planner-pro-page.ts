import { PageModel } from '../page-model.ts';

/** The auto-batch plan of Planner Pro. */
export class PlannerProPage extends PageModel {
  /** The tab of this plan; the screen opens with another one. */
  readonly autoBatch = this.page.getByRole('tab', { name: 'Auto-Batch Plan' });
  readonly stats = this.region('Plan');
  readonly alerts = this.region('Feasibility Alerts').getByRole('listitem');
  readonly schedule = this.page.getByRole('table', { name: 'Freeze-dryer schedule' });
  readonly plantings = this.page.getByRole('table', { name: 'Plantings' });
  readonly harvests = this.page.getByRole('table', { name: 'Harvests' });

  /** Waits until the plan is there. */
  async planned(): Promise<void> {
    await this.stats.getByText('Daily capacity').waitFor();
  }
}
