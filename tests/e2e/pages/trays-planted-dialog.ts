import type { Locator, Page } from '@playwright/test';

/** The dialog that asks how many trays were planted on a day, named as in "Friday 11/20". */
export class TraysPlantedDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly save: Locator;
  readonly cancel: Locator;
  readonly addVariety: Locator;

  constructor(page: Page, day: string) {
    this.page = page;
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
