import type { Page } from '@playwright/test';

/** A screen, or a dialog on one, as journeys use it. */
export abstract class PageModel {
  readonly page: Page;
  /** The dialog that is open. */
  readonly dialog;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
  }

  /** A part of the screen by its heading. */
  region(name: string) {
    return this.page.getByRole('region', { name, exact: true });
  }

  dialogNamed(name: string) {
    return this.page.getByRole('dialog', { name });
  }

  /** What stands above the columns of the table. */
  async heads(): Promise<string> {
    const heads = await this.page.getByRole('columnheader').allTextContents();
    return heads.map((head) => head.trim()).join(', ');
  }

  choose(name: string, action: string): Promise<void> {
    return chooseAction(this.page, name, action);
  }
}

/** Chooses an entry of the menu of something in a list. */
export async function chooseAction(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
