import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class PlannerPage extends PageModel {
  readonly previous = this.page.getByRole('button', { name: 'Previous month' });
  readonly next = this.page.getByRole('button', { name: 'Next month' });
  readonly today = this.page.getByRole('button', { name: 'Today', exact: true });

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
}
