import type { Download, Locator, Page } from '@playwright/test';

/** The settings: what is set for the farm, its backups, this device, and the danger zone. */
export class SettingsPage {
  readonly page: Page;
  readonly farmName: Locator;
  readonly title: Locator;
  readonly logo: Locator;
  readonly save: Locator;
  readonly backup: Locator;
  readonly copies: Locator;
  readonly loadDemoData: Locator;
  readonly removeData: Locator;
  readonly fullWipe: Locator;

  constructor(page: Page) {
    const section = (name: string) => page.getByRole('region', { name, exact: true });
    this.page = page;
    this.farmName = page.getByLabel('Farm name');
    this.title = page.getByLabel('Title', { exact: true });
    this.logo = page.getByRole('group', { name: 'App logo' });
    this.save = page.getByRole('button', { name: 'Save Settings' });
    this.backup = section('Backup & Restore');
    this.copies = section('Automatic backups').getByRole('listitem');
    this.loadDemoData = section('Danger Zone').getByRole('button', { name: 'Load demo data' });
    this.removeData = section('This device').getByRole('button', { name: /^Remove data/ });
    this.fullWipe = section('Danger Zone').getByRole('button', { name: 'Delete all cloud data' });
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
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
    await this.choose(this.backup.getByRole('button', { name: 'Import backup' }), file);
  }

  async chooseLogo(name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const button = this.logo.getByRole('button', { name: /^(Choose|Change) logo$/ });
    await this.choose(button, { name, mimeType, buffer });
  }

  /** Chooses an entry of the menu of a copy. */
  async chooseForCopy(copy: Locator, action: 'Restore' | 'Download'): Promise<void> {
    await copy.getByRole('button', { name: /^Actions/ }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  /** Types the word of a question and gives its answer. */
  async answer(word: string, button: string): Promise<void> {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(word);
    await dialog.getByRole('button', { name: button }).click();
  }

  private async choose(
    button: Locator,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await button.click();
    await (await chooser).setFiles(file);
  }
}
