import type { Locator, Page } from '@playwright/test';

/** The start screen, where a visitor comes in. */
export class StartPage {
  readonly page: Page;
  readonly withGoogle: Locator;
  readonly withoutGoogle: Locator;

  constructor(page: Page) {
    this.page = page;
    this.withGoogle = page.getByRole('button', { name: 'Continue with Google' });
    this.withoutGoogle = page.getByRole('button', { name: 'Continue without Google' });
  }

  async open(): Promise<void> {
    await this.page.goto('/start');
  }
}
