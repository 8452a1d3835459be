import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class ProductsPage extends PageModel {
  readonly mixes = this.region('Fresh Microgreens — Mixes');
  readonly individual = this.region('Individual Varieties');
  readonly addMix = this.mixes.getByRole('button', { name: '+ Add Mix' });

  mix(name: string): Locator {
    return this.mixes.getByRole('row').filter({ hasText: name });
  }
}

export class MixEditor extends PageModel {
  readonly name = this.dialog.getByLabel('Name');
  readonly size = this.dialog.getByLabel('Package size');
  readonly save = this.dialog.getByRole('button', { name: 'Save' });

  percent(row: number): Locator {
    return this.dialog.getByLabel(`Percent ${row}`);
  }

  async pick(row: number, variety: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: `Variety ${row}` }).click();
    await this.dialog.page().getByRole('option', { name: variety }).click();
  }
}
