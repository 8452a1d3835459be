import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class VarietiesPage extends PageModel {
  readonly search = this.page.getByLabel('Search varieties');
  readonly sort = this.page.getByLabel('Sort varieties');
  readonly add = this.page.getByRole('button', { name: 'Add Variety' });
  readonly names = this.page.getByRole('main').locator('a[href^="/catalog/varieties/"]');

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ hasText: name });
  }

  async open(name: string): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name, exact: true }).click();
  }
}

export class VarietyEditor extends PageModel {
  readonly name = this.dialog.getByLabel('Name');
  readonly daysToHarvest = this.dialog.getByLabel('Days to harvest');
  readonly shelfLife = this.dialog.getByLabel('Shelf life (days)');
  readonly yieldOz = this.dialog.getByLabel('Yield (oz/tray)');
  readonly reorderLink = this.dialog.getByLabel('Reorder link');
  readonly save = this.dialog.getByRole('button', { name: 'Save' });

  step(label: string): Locator {
    return this.dialog.getByRole('group', { name: label, exact: true });
  }

  async addStep(label: string): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Add step' }).click();
    await this.dialog.page().getByRole('menuitem', { name: label }).click();
  }
}
