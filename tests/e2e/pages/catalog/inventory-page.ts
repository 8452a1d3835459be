import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class InventoryPage extends PageModel {
  readonly add = this.page.getByRole('button', { name: '+ New Material' });
  readonly save = this.dialog.getByRole('button', { name: 'Save' });
  readonly primarySoil = this.dialog.getByRole('button', { name: 'Set as primary soil' });

  /** The row of a material, on a phone its list entry. */
  material(name: string): Locator {
    return this.page
      .getByRole('row')
      .or(this.page.getByRole('listitem'))
      .filter({ has: this.page.getByRole('button', { name, exact: true }) });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }
}
