import type { Locator, Page } from '@playwright/test';

/** The dialog of an order. */
export class OrderDialog {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly save: Locator;
  readonly addItem: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByLabel('Name');
    this.save = this.dialog.getByRole('button', { name: /^Sav/ });
    this.addItem = this.dialog.getByRole('button', { name: 'Add item' });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  /** One line of the order, from 1. */
  item(number: number): Locator {
    return this.dialog.getByRole('group', { name: `Item ${number}`, exact: true });
  }

  async sell(number: number, product: string): Promise<void> {
    await this.item(number)
      .getByLabel(/^Product/)
      .click();
    await this.dialog.page().getByRole('option', { name: product }).first().click();
  }

  async type(kind: 'One-time' | 'Recurring'): Promise<void> {
    await this.dialog.getByText(kind, { exact: true }).click();
  }
}
