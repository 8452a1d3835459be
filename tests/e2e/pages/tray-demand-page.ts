import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class TrayDemandPage extends PageModel {
  readonly filters = this.page.getByRole('button', { name: 'Filters' });
  readonly table = this.page.getByRole('table', { name: 'Tray demand' });
  readonly none = this.page.getByText('No rows.', { exact: true });

  /** The cells of the last row. */
  async totals(): Promise<string[]> {
    return this.table.getByRole('row').last().getByRole('cell').allInnerTexts();
  }

  market(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }

  scope(name: 'Farmers Markets' | 'Special Events'): Locator {
    return this.page.getByRole('switch', { name });
  }

  async press(button: 'Select all' | 'Clear'): Promise<void> {
    await this.page.getByRole('button', { name: button }).click();
  }
}
