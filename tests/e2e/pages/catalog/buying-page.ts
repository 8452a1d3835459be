import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class BuyingPage extends PageModel {
  readonly onItsWay = this.page.getByRole('table', { name: 'On its way' });
  readonly cameIn = this.page.getByRole('table', { name: 'Came in' });

  line(supplier: string, item: string): Locator {
    return this.page
      .getByRole('table', { name: supplier })
      .getByRole('row')
      .filter({ hasText: item });
  }
}
