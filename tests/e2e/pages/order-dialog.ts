import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class OrderDialog extends PageModel {
  readonly name = this.dialog.getByLabel('Name');
  readonly save = this.dialog.getByRole('button', { name: /^Sav/ });
  readonly addItem = this.dialog.getByRole('button', { name: 'Add item' });

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

  /** Sells so many packages of a size. */
  async sellPackages(number: number, product: string, size: string, count: string) {
    await this.sell(number, product);
    await this.item(number).getByLabel('Size').selectOption(size);
    await this.item(number).getByLabel('Count').fill(count);
  }

  async type(kind: 'One-time' | 'Recurring'): Promise<void> {
    await this.dialog.getByText(kind, { exact: true }).click();
  }
}
