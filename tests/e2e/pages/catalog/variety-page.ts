import { PageModel } from '../page-model.ts';

export class VarietyPage extends PageModel {
  readonly back = this.page.getByRole('button', { name: /^Back/ });
  readonly edit = this.page.getByRole('button', { name: 'Edit', exact: true });
  readonly calibrate = this.page.getByRole('button', { name: 'Calibrate', exact: true });
  readonly yieldCard = this.region('Yield');
  readonly seedCard = this.region('Seed and cost');
  readonly intakesCard = this.region('Latest seed intakes');
  readonly stepsCard = this.region('Grow steps');
  readonly journal = this.region('Grow Journal');

  async chooseForEntry(text: string, action: 'Pin' | 'Unpin' | 'Delete'): Promise<void> {
    const entry = this.journal.getByRole('listitem').filter({ hasText: text });
    await entry.getByRole('button', { name: /^Actions/ }).click();
    await this.page.getByRole('menuitem', { name: action, exact: true }).click();
  }
}
