import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class CostsPage extends PageModel {
  /** The costs of a variety: a row of the table, on a phone an entry of the list. */
  variety(name: string): Locator {
    const link = this.page.getByRole('link', { name, exact: true });
    return this.page.getByRole('row').or(this.page.getByRole('listitem')).filter({ has: link });
  }

  package(variety: string): Locator {
    return this.page.getByLabel(`Package of ${variety}`, { exact: true });
  }

  /** What is missing, with the way to where it is mended. */
  note(text: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(text, { exact: true }) })
      .last();
  }
}
