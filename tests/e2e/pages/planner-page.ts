import type { Locator, Page } from '@playwright/test';

/** A month of orders and tasks. */
export class PlannerPage {
  readonly page: Page;
  readonly calendar: Locator;
  readonly previous: Locator;
  readonly next: Locator;
  readonly today: Locator;

  constructor(page: Page) {
    this.page = page;
    this.calendar = page.getByRole('table');
    this.previous = page.getByRole('button', { name: 'Previous month' });
    this.next = page.getByRole('button', { name: 'Next month' });
    this.today = page.getByRole('button', { name: 'Today', exact: true });
  }

  month(name: string): Locator {
    return this.page.getByRole('heading', { name, exact: true });
  }

  /** The cell of a day, as in `day('Friday 11/20')`: the one whose buttons name that day. */
  day(label: string): Locator {
    return this.page
      .getByRole('cell')
      .filter({ has: this.page.getByRole('button', { name: new RegExp(`, ${label}$`) }) });
  }

  /** The button that opens the tasks of a day and sums them up. */
  tasks(label: string): Locator {
    return this.day(label).getByRole('button').first();
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }
}
