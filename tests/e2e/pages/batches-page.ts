import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class BatchesPage extends PageModel {
  readonly bufferSettings = this.page.getByRole('button', { name: 'Buffer settings' });
  override readonly dialog = this.page.getByRole('dialog', { name: 'Buffer settings' });
  readonly save = this.dialog.getByRole('button', { name: 'Save' });

  async show(filter: 'In process' | 'Harvested' | 'All'): Promise<void> {
    await this.page
      .getByRole('radiogroup', { name: 'Batches to show' })
      .getByText(filter, { exact: true })
      .click();
  }

  /** The words of the status column near the top; of a long list only those rows are drawn. */
  async statuses(): Promise<readonly string[]> {
    const rows = this.page
      .getByRole('table', { name: 'Batches' })
      .locator('tbody tr:not([aria-hidden])');
    return rows.locator('td:last-child').allInnerTexts();
  }

  /** A variety as it stands in one of the lists of the dialog. */
  chosen(list: 'Consistent' | 'Delicate', variety: string): Locator {
    return this.group(list).getByText(variety, { exact: true }).filter({ visible: true });
  }

  async pick(list: 'Consistent' | 'Delicate', variety: string): Promise<void> {
    const field = this.group(list).getByLabel(`${list} varieties`);
    await field.fill(variety);
    await this.dialog.getByRole('option', { name: variety }).filter({ visible: true }).click();
    await field.press('Tab');
  }

  private group(list: 'Consistent' | 'Delicate'): Locator {
    return this.dialog.getByRole('group', { name: `${list} varieties` });
  }
}
