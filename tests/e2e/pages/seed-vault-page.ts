import type { Locator, Page } from '@playwright/test';

/** What the menu of a variety's seed offers. */
type SeedWork = 'Reorder' | 'Set Cost' | 'Set Reorder Link' | 'Adjust';

/** The seed vault. */
export class SeedVaultPage {
  readonly page: Page;
  readonly variety: Locator;
  readonly pounds: Locator;
  readonly paid: Locator;
  readonly lot: Locator;
  readonly note: Locator;
  readonly add: Locator;
  readonly onHand: Locator;
  readonly recent: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    const intake = page.getByRole('region', { name: 'Add Intake' });
    this.page = page;
    this.variety = intake.getByRole('combobox', { name: 'Variety' });
    this.pounds = intake.getByLabel('Pounds');
    this.paid = intake.getByLabel('Paid');
    this.lot = intake.getByLabel('Lot');
    this.note = intake.getByLabel('Note');
    this.add = intake.getByRole('button', { name: 'Add intake' });
    this.onHand = page.getByLabel('On-hand by Variety', { exact: true });
    this.recent = page.getByLabel('Recent Intake', { exact: true });
    this.dialog = page.getByRole('dialog');
  }

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

  async choose(variety: string, work: SeedWork): Promise<void> {
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
