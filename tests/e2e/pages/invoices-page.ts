import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class InvoicesPage extends PageModel {
  /** A row to bill, in a table and on a phone alike. */
  toBill(period: string): Locator {
    return this.page
      .getByRole('row')
      .or(this.page.getByRole('listitem'))
      .filter({ has: this.page.getByRole('button', { name: `Bill Bistro Marlow, ${period}` }) });
  }

  async bill(period: string): Promise<void> {
    await this.page.getByRole('button', { name: `Bill Bistro Marlow, ${period}` }).click();
  }

  /** An issued invoice by its number. */
  issued(number: string): Locator {
    return this.page
      .getByRole('row')
      .or(this.page.getByRole('listitem'))
      .filter({ has: this.page.getByRole('button', { name: number, exact: true }) });
  }
}
