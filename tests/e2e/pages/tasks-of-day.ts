import type { Locator, Page } from '@playwright/test';

/** The card of one day among the tasks, named by its day as in "Friday 11/20". */
export class TasksOfDay {
  readonly card: Locator;
  readonly page: Page;

  constructor(page: Page, day: string) {
    this.page = page;
    this.card = page.getByRole('article').filter({
      has: page.getByRole('heading', { name: day }),
    });
  }

  /** The tick of a task, by words of its name: `tick('Plant', 'Sunflower')`. */
  tick(...words: readonly string[]): Locator {
    return this.card.getByRole('checkbox', { name: new RegExp(words.join('.*'), 'i') });
  }

  async show(what: 'Open' | 'All'): Promise<void> {
    await this.page
      .getByText(new RegExp(`^${what}\\b`))
      .first()
      .click();
  }
}
