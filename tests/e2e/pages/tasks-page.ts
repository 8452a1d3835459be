import type { Locator } from '@playwright/test';
import { PageModel } from './page-model.ts';

export class TasksPage extends PageModel {
  readonly days = this.page.getByRole('article').getByRole('heading');
  readonly addTask = this.page.getByRole('button', { name: '+ Add Task' });
  readonly rebuild = this.page.getByRole('button', { name: 'Rebuild tasks' });
  readonly showArchived = this.page.getByRole('switch', { name: 'Show archived' });
  readonly quickTasks = this.page.getByRole('group', { name: 'Quick tasks' });

  /** The button that opens and closes a day, as in `opener('Friday 11/20')`. */
  opener(day: string): Locator {
    return this.page.getByRole('button', { name: `Tasks — ${day}` });
  }

  async answer(question: string, button: 'OK' | 'Cancel'): Promise<void> {
    await this.dialogNamed(question).getByRole('button', { name: button }).click();
  }
}
