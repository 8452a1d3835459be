import { PageModel } from './page-model.ts';

export class StartPage extends PageModel {
  readonly withGoogle = this.page.getByRole('button', { name: 'Continue with Google' });
  readonly withoutGoogle = this.page.getByRole('button', { name: 'Continue without Google' });

  async open(): Promise<void> {
    await this.page.goto('/start');
  }
}
