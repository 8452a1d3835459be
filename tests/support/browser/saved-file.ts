import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

export async function savedFile(page: Page, button: string | Locator) {
  const download = page.waitForEvent('download');
  const pressed =
    typeof button === 'string' ? page.getByRole('button', { name: button }).first() : button;
  await pressed.click();
  const file = await download;
  const text = await readFile(await file.path(), 'utf8');
  return { name: file.suggestedFilename(), text, lines: text.split('\r\n') };
}
