import type { Locator, Page } from '@playwright/test';
import { PageModel } from './page-model.ts';

/** The card of one day among the tasks, named by its day as in "Friday 11/20". */
export class TasksOfDay extends PageModel {
  readonly card: Locator;
  private readonly day: string;

  constructor(page: Page, day: string) {
    super(page);
    this.day = day;
    this.card = page.getByRole('article').filter({
      has: page.getByRole('heading', { name: day }),
    });
  }

  /** Opens the day among those after today, unless it stands open already. */
  async open(): Promise<this> {
    await openTaskBlock(this.page, 'next');
    const opener = this.page.getByRole('button', { name: `Tasks — ${this.day}`, exact: true });
    if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
    return this;
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

/** Lines that stand for many days: what is late, and what comes after today. */
const BLOCKS = { late: /late since/, next: 'Next days' } as const;

/** Opens what is late, or the days after today; what is open stays so. */
export async function openTaskBlock(page: Page, block: keyof typeof BLOCKS): Promise<void> {
  const opener = page.getByRole('button', { name: BLOCKS[block] });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
}

/** Some trays of a task are lost; what is asked then stays open. */
export async function loseTrays(page: Page, words: string, trays: string): Promise<void> {
  await chooseForTask(page, words, 'Lost…');
  await logLoss(page, trays);
}

/** Answers how many trays were lost. */
export async function logLoss(page: Page, trays: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Trays lost' }).fill(trays);
  await page.getByRole('button', { name: 'Log loss' }).click();
}

/** Chooses what is done with a task: from its menu, or from the sheet that a touch screen has in its place. */
export async function chooseForTask(
  scope: Page | Locator,
  words: string,
  item: string,
): Promise<void> {
  const page = 'page' in scope && typeof scope.page === 'function' ? scope.page() : scope;
  await scope
    .getByRole('button', { name: `More for ${words}` })
    .first()
    .click();
  await page
    .getByRole('menuitem', { name: item, exact: true })
    .or(page.getByRole('dialog').getByRole('button', { name: item, exact: true }))
    .click();
}
