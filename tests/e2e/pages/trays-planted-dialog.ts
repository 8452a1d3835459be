import type { Locator, Page } from '@playwright/test';
import { PageModel } from './page-model.ts';

/** The dialog that asks how many trays were planted on a day, named as in "Friday 11/20". */
export class TraysPlantedDialog extends PageModel {
  override readonly dialog;
  readonly save;
  readonly cancel;
  readonly addVariety;

  constructor(page: Page, day: string) {
    super(page);
    this.dialog = page.getByRole('dialog', { name: `Confirm trays planted — ${day}` });
    this.save = this.dialog.getByRole('button', { name: 'Save & mark day done' });
    this.cancel = this.dialog.getByRole('button', { name: 'Cancel' });
    this.addVariety = this.dialog.getByRole('button', { name: '+ Add variety' });
  }

  trays(variety: string): Locator {
    return this.dialog.getByRole('textbox', { name: `Trays of ${variety}` });
  }

  oneMore(variety: string): Locator {
    return this.dialog
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('textbox', { name: `Trays of ${variety}` }) })
      .getByRole('button', { name: 'One more' });
  }
}
