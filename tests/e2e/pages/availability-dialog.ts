import type { Page } from '@playwright/test';

/** "Can I say yes?". */
export class AvailabilityDialog {
  readonly root;
  readonly what;
  readonly howMuch;
  readonly dayField;
  readonly customer;
  readonly answer;
  readonly lines;
  readonly take;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: 'Can I say yes?' });
    this.what = this.root.getByRole('combobox', { name: 'What' });
    this.howMuch = this.root.getByLabel('How much');
    this.dayField = this.root.getByLabel('Day', { exact: true }).and(page.locator('input'));
    this.customer = this.root.getByPlaceholder('Customer, optional');
    this.answer = this.root.locator('[aria-live="polite"]');
    this.lines = this.root.getByRole('list', { name: 'Checked' }).getByRole('listitem');
    this.take = this.root.getByRole('button', { name: 'Take the order' });
  }

  /** A day among the next seven. */
  day(name: string) {
    return this.root.getByText(name, { exact: true });
  }

  async ask(what: string, howMuch: string, dateISO: string): Promise<void> {
    await this.what.click();
    await this.page.getByRole('option', { name: what, exact: true }).click();
    await this.howMuch.fill(howMuch);
    await this.dayField.fill(dateISO);
  }
}
