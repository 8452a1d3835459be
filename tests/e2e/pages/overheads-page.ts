import type { Locator, Page } from '@playwright/test';

/** Recurring budgets, the bills of a month, and what falls on each tray. */
export class OverheadsPage {
  readonly page: Page;
  readonly budgets: Locator;
  readonly addBudget: Locator;
  readonly billForm: Locator;
  readonly recordBill: Locator;
  readonly scenario: Locator;

  constructor(page: Page) {
    this.page = page;
    this.budgets = page.getByRole('table', { name: 'Recurring budgets' });
    this.addBudget = page.getByRole('button', { name: '+ Add budget' });
    this.billForm = page.getByRole('region', { name: 'Record overhead bill' });
    this.recordBill = this.billForm.getByRole('button', { name: 'Record bill' });
    this.scenario = page.getByRole('region', { name: 'Allocation scenario' });
  }

  category(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  bills(month: string): Locator {
    return this.page.getByRole('table', { name: `Bills of ${month}` });
  }

  volume(name: string): Locator {
    return this.scenario.getByLabel(name);
  }

  async choose(name: string, action: 'Edit' | 'Remove' | 'Delete'): Promise<void> {
    await this.page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}

/** The form of a recurring budget. */
export class BudgetDialog {
  readonly dialog: Locator;
  readonly name: Locator;
  readonly category: Locator;
  readonly mode: Locator;
  readonly cost: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog');
    this.name = this.dialog.getByLabel('Name');
    this.category = this.dialog.getByLabel('Category');
    this.mode = this.dialog.getByLabel('Mode');
    this.cost = this.dialog.getByLabel('Cost');
  }

  button(name: 'Add' | 'Save'): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }
}
