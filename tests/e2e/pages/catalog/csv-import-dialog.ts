import type { Locator } from '@playwright/test';
import { PageModel } from '../page-model.ts';

export class CsvImportDialog extends PageModel {
  readonly open = this.page.getByRole('button', { name: 'Import CSV' });
  readonly importButton = this.dialog.getByRole('button', { name: 'Import', exact: true });
  readonly rows = this.dialog.getByRole('table', { name: 'Rows' }).getByRole('row');

  async chooseFile(name: string, text: string): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: 'Choose file' }).click();
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  }

  /** A row of the preview by the name it is about. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }
}
