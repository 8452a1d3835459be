import { PageModel } from './page-model.ts';

/** "Can I say yes?". */
export class AvailabilityDialog extends PageModel {
  override readonly dialog = this.page.getByRole('dialog', { name: 'Can I say yes?' });
  readonly what = this.dialog.getByRole('combobox', { name: 'What' });
  readonly howMuch = this.dialog.getByLabel('How much');
  readonly dayField = this.dialog
    .getByLabel('Day', { exact: true })
    .and(this.page.locator('input'));
  readonly customer = this.dialog.getByPlaceholder('Customer, optional');
  readonly answer = this.dialog.locator('[aria-live="polite"]');
  readonly lines = this.dialog.getByRole('list', { name: 'Checked' }).getByRole('listitem');
  readonly take = this.dialog.getByRole('button', { name: 'Take the order' });

  async ask(what: string, howMuch: string, dateISO: string): Promise<void> {
    await this.what.click();
    await this.page.getByRole('option', { name: what, exact: true }).click();
    await this.howMuch.fill(howMuch);
    await this.dayField.fill(dateISO);
  }
}
