import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** What a button saves as a file. */
export async function savedFile(page: Page, button: string) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), text, lines: text.split('\r\n') };
}
