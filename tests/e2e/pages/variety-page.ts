import type { Locator, Page } from '@playwright/test';

/** The page of one variety. */
export class VarietyPage {
  readonly page: Page;
  readonly back: Locator;
  readonly edit: Locator;
  readonly calibrate: Locator;
  readonly yieldCard: Locator;
  readonly seedCard: Locator;
  readonly intakesCard: Locator;
  readonly stepsCard: Locator;
  readonly journal: Locator;

  constructor(page: Page) {
    const card = (name: string) => page.getByRole('region', { name, exact: true });
    this.page = page;
    this.back = page.getByRole('button', { name: /^Back/ });
    this.edit = page.getByRole('button', { name: 'Edit', exact: true });
    this.calibrate = page.getByRole('button', { name: 'Calibrate', exact: true });
    this.yieldCard = card('Yield');
    this.seedCard = card('Seed and cost');
    this.intakesCard = card('Latest seed intakes');
    this.stepsCard = card('Grow steps');
    this.journal = card('Grow Journal');
  }

  /** The grow steps as they stand under each other. */
  async steps(): Promise<readonly string[]> {
    return this.stepsCard.getByRole('listitem').allInnerTexts();
  }

  async chooseForEntry(text: string, action: 'Pin' | 'Unpin' | 'Delete'): Promise<void> {
    const entry = this.journal.getByRole('listitem').filter({ hasText: text });
    await entry.getByRole('button', { name: /^Actions/ }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
