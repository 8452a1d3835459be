import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

/** What the menu of a variety's seed offers. */
type SeedWork = 'Reorder' | 'Set Cost' | 'Set Reorder Link' | 'Adjust';

export class SeedVaultPage extends PageModel {
  readonly intake = this.region('Add Intake');
  readonly variety = this.intake.getByRole('combobox', { name: 'Variety' });
  readonly pounds = this.intake.getByLabel('Pounds');
  readonly paid = this.intake.getByLabel('Paid');
  readonly lot = this.intake.getByLabel('Lot');
  readonly note = this.intake.getByLabel('Note');
  readonly add = this.intake.getByRole('button', { name: 'Add intake' });
  readonly onHand = this.page.getByLabel('On-hand by Variety', { exact: true });
  readonly recent = this.page.getByLabel('Recent Intake', { exact: true });

  async addIntake(variety: string, pounds: string, note: string): Promise<void> {
    await this.variety.click();
    await this.page.getByRole('option', { name: variety, exact: true }).click();
    await this.pounds.fill(pounds);
    await this.note.fill(note);
    await this.add.click();
  }

  /** The seed of a variety: a row of the table, or of the list on a phone. */
  seed(variety: string): Locator {
    return this.onHand.locator('tr, li').filter({ hasText: variety });
  }

  /** The latest booking, newest first. */
  booking(index: number): Locator {
    return this.recent.locator('tbody tr, li').nth(index);
  }

  override async choose(variety: string, work: SeedWork): Promise<void> {
    await this.openMenu(variety);
    await this.page.getByRole('menuitem', { name: work, exact: true }).click();
  }

  async openMenu(variety: string): Promise<void> {
    await this.seed(variety)
      .getByRole('button', { name: `Actions for ${variety}` })
      .click();
  }

  async save(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  }
}
