import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class OverheadsPage extends PageModel {
  readonly budgets = this.page.getByRole('table', { name: 'Recurring budgets' });
  readonly addBudget = this.page.getByRole('button', { name: '+ Add budget' });
  readonly billForm = this.region('Record overhead bill');
  readonly recordBill = this.billForm.getByRole('button', { name: 'Record bill' });
  readonly scenario = this.region('Allocation scenario');

  bills(month: string): Locator {
    return this.page.getByRole('table', { name: `Bills of ${month}` });
  }

  volume(name: string): Locator {
    return this.scenario.getByLabel(name);
  }
}

export class BudgetDialog extends PageModel {
  readonly name = this.dialog.getByLabel('Name');
  readonly category = this.dialog.getByLabel('Category');
  readonly mode = this.dialog.getByLabel('Mode');
  readonly cost = this.dialog.getByLabel('Cost');

  button(name: 'Add' | 'Save'): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
