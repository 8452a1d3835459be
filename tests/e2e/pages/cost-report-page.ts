import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

/** A report of costs within a range of days: that of orders, or that of customers. */
export class CostReportPage extends PageModel {
  readonly from = this.page.getByLabel('From', { exact: true });
  readonly to = this.page.getByLabel('To', { exact: true });

  quick(label: string): Locator {
    return this.page
      .getByRole('group', { name: 'Quick range' })
      .getByRole('button', { name: label, exact: true });
  }

  view(what: string): Locator {
    return this.page.getByRole('button', { name: `View ${what}`, exact: true });
  }

  row(name: string | RegExp): Locator {
    return this.page.getByRole('row', { name });
  }

  /** A line of facts in the open dialog: `Orders 2`. */
  fact(word: string): Locator {
    return this.dialog
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${word}$`) })
      .locator('xpath=following-sibling::dd');
  }
}
