import { PageModel } from './page-model.ts';

export class GrowthPage extends PageModel {
  readonly from = this.page.getByLabel('From');
  readonly to = this.page.getByLabel('To', { exact: true });
  readonly estimates = this.page.getByRole('switch', { name: 'Include estimated plantings' });
  /** The weeks as a table, or as a list on a narrow screen. */
  readonly weeks = this.page
    .getByRole('table', { name: 'Growth Report' })
    .or(this.page.getByRole('list', { name: 'Growth Report' }));

  /** The cells of every row of the weeks, the last one with the totals. */
  async rows(): Promise<string[][]> {
    const rows = await this.page
      .getByRole('table', { name: 'Growth Report' })
      .getByRole('row')
      .all();
    const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
    return cells.filter((row) => row.length > 0);
  }

  async show(option: '6w' | '12w' | '24w' | 'All time' | 'Week' | 'Week and variety') {
    await this.page.getByText(option, { exact: true }).first().click();
  }
}
