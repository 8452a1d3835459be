import type { Locator, Page } from '@playwright/test';

/** The list of daily tasks. */
export class TasksPage {
  readonly page: Page;
  readonly days: Locator;
  readonly addTask: Locator;
  readonly rebuild: Locator;
  readonly showArchived: Locator;
  readonly quickTasks: Locator;

  constructor(page: Page) {
    this.page = page;
    this.days = page.getByRole('article').getByRole('heading');
    this.addTask = page.getByRole('button', { name: '+ Add Task' });
    this.rebuild = page.getByRole('button', { name: 'Rebuild tasks' });
    this.showArchived = page.getByRole('switch', { name: 'Show archived' });
    this.quickTasks = page.getByRole('group', { name: 'Quick tasks' });
  }

  dialog(title: string): Locator {
    return this.page.getByRole('dialog', { name: title });
  }

  /** The button that opens and closes a day, as in `opener('Friday 11/20')`. */
  opener(day: string): Locator {
    return this.page.getByRole('button', { name: `Tasks — ${day}` });
  }

  async answer(question: string, button: 'OK' | 'Cancel'): Promise<void> {
    await this.dialog(question).getByRole('button', { name: button }).click();
  }
}
