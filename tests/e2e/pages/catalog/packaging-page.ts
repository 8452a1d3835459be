import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class PackagingPage extends PageModel {
  readonly library = this.page.getByRole('table', { name: 'Packaging Library' });
  readonly create = this.page.getByRole('button', { name: '+ Create Packaging' });

  row(name: string): Locator {
    return this.library.getByRole('row').filter({ hasText: name });
  }
}

export class PackagingDialog extends PageModel {
  readonly name = this.dialog.getByLabel('Name');
  readonly category = this.dialog.getByLabel('Category');
  readonly container = this.dialog.getByLabel('Container');
  readonly greens = this.dialog.getByRole('textbox', { name: 'Microgreen content' });
  readonly net = this.dialog.getByRole('textbox', { name: 'Net content' });
  readonly sheet = this.dialog.getByLabel('Label sheet');
  readonly labels = this.dialog.getByLabel('Labels per unit');
  readonly cost = this.dialog.getByRole('status', { name: 'Cost / unit' });
  readonly save = this.dialog.getByRole('button', { name: 'Save' });

  async addInsert(number: number, material: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add insert' }).click();
    await this.dialog.getByLabel(`Insert ${number}`, { exact: true }).selectOption(material);
  }
}
