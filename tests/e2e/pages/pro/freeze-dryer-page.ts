import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class FreezeDryerPage extends PageModel {
  readonly add = this.page.getByRole('button', { name: '+ Add Dryer' });
  readonly save = this.page.getByRole('button', { name: 'Save', exact: true });

  total(name: 'dryers' | 'shelves per day' | 'weight cap per day'): Locator {
    return this.page.getByRole('region', { name: `Total ${name}` });
  }

  field(field: 'Label' | 'Shelves' | 'Cycle days' | 'Max oz per shelf', dryer: string): Locator {
    return this.page.getByLabel(`${field} of ${dryer}`, { exact: true });
  }

  async remove(dryer: string): Promise<void> {
    await this.page.getByRole('button', { name: `Remove ${dryer}`, exact: true }).click();
  }
}
