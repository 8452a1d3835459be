import type { Download, Locator, Page } from '@playwright/test';

/** The settings: here the backups and the danger zone. */
export class SettingsPage {
  readonly page: Page;
  readonly backup: Locator;
  readonly loadDemoData: Locator;

  constructor(page: Page) {
    this.page = page;
    this.backup = page.getByRole('region', { name: 'Backup & Restore' });
    this.loadDemoData = page
      .getByRole('region', { name: 'Danger Zone' })
      .getByRole('button', { name: 'Load demo data' });
  }

  /** The button that empties a part of the farm. */
  reset(part: string): Locator {
    return this.page.getByRole('button', { name: `Reset ${part}` });
  }

  async exportBackup(): Promise<Download> {
    const download = this.page.waitForEvent('download');
    await this.backup.getByRole('button', { name: 'Export backup' }).click();
    return download;
  }

  async importText(text: string, name = 'farm.json'): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.backup.getByRole('button', { name: 'Import backup' }).click();
    await (
      await chooser
    ).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  }
}
