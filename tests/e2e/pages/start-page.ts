import { PageModel } from './page-model.ts';

/** The start screen, where a visitor comes in. */
export class StartPage extends PageModel {
  readonly withGoogle = this.page.getByRole('button', { name: 'Continue with Google' });
  readonly withoutGoogle = this.page.getByRole('button', { name: 'Continue without Google' });

  async open(): Promise<void> {
    await this.page.goto('/start');
  }
}
