import type { Locator, Page } from '@playwright/test';

/** The import of a list from a file. */
export class CsvImportDialog {
  readonly page: Page;
  readonly dialog: Locator;
  readonly open: Locator;
  readonly importButton: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.dialog = page.getByRole('dialog');
    this.open = page.getByRole('button', { name: 'Import CSV' });
    this.importButton = this.dialog.getByRole('button', { name: 'Import', exact: true });
    this.rows = this.dialog.getByRole('table', { name: 'Rows' }).getByRole('row');
  }

  async choose(name: string, text: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** A row of the preview by the name it is about. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }
}
