import type { Locator } from '@playwright/test';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { PageModel } from './page-model.ts';

/** The settings: what is set for the farm, its backups, this device, and the danger zone. */
export class SettingsPage extends PageModel {
  readonly farmName = this.page.getByLabel('Farm name');
  readonly title = this.page.getByLabel('Title', { exact: true });
  readonly logo = this.page.getByRole('group', { name: 'App logo' });
  readonly save = this.page.getByRole('button', { name: 'Save Settings' });
  readonly backup = this.region('Backup & Restore');
  readonly copies = this.region('Automatic backups').getByRole('listitem');
  readonly loadDemoData = this.region('Danger Zone').getByRole('button', {
    name: 'Load demo data',
  });
  readonly removeData = this.region('This device').getByRole('button', { name: /^Remove data/ });
  readonly fullWipe = this.region('Danger Zone').getByRole('button', {
    name: 'Delete all cloud data',
  });

  /** The button that empties a part of the farm. */
  reset(part: string): Locator {
    return this.page.getByRole('button', { name: `Reset ${part}` });
  }

  exportBackup() {
    return savedFile(this.page, 'Export backup');
  }

  async importText(text: string, name = 'farm.json'): Promise<void> {
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    await this.chooseFile(this.backup.getByRole('button', { name: 'Import backup' }), file);
  }

  async chooseLogo(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const button = this.logo.getByRole('button', { name: /^(Choose|Change) logo$/ });
    await this.chooseFile(button, { name, mimeType, buffer });
  }

  async openMenu(copy: Locator): Promise<void> {
    await copy.getByRole('button', { name: /^Actions/ }).click();
  }

  /** Types the word of a question and gives its answer. */
  async answer(word: string, button: string): Promise<void> {
    await this.dialog.getByRole('textbox').fill(word);
    await this.dialog.getByRole('button', { name: button }).click();
  }

  private async chooseFile(
    button: Locator,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await button.click();
    await (await chooser).setFiles(file);
  }
}
