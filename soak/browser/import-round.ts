import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { BackupFile, FarmDocument } from '#state/document/farm-document.ts';
import { SettingsPage } from '#tests/e2e/pages/settings-page.ts';
import { walk } from '#tests/support/browser/farm-test.ts';
import { saved } from './grower-work.ts';
import type { SavedWork } from './saved-work.ts';

const SAMPLE = 'tests/samples/small-farm.json';
const ORDERS = 40;

/** Imports a backup in which both lists of orders name the round, so that half an import is seen. */
export async function importRound(page: Page, owed: SavedWork, round: number): Promise<void> {
  await walk(page, '/setup/settings');
  const settings = new SettingsPage(page);
  await settings.backup.waitFor();
  const text = await backupOfRound(round);
  owed.begin('orders', (farm) => holdsRound(farm, round));
  await settings.importText(text);
  await page.getByText('Backup imported.', { exact: true }).waitFor();
  await saved(page);
  owed.saved('orders');
}

async function backupOfRound(round: number): Promise<string> {
  const { state } = JSON.parse(await readFile(SAMPLE, 'utf8')) as BackupFile;
  const { varieties, products, single, recurring } = state;
  return JSON.stringify({
    varieties,
    products,
    single: repeated(single, round),
    recurring: repeated(recurring, round),
  });
}

function repeated<T extends object>(orders: readonly T[], round: number): object[] {
  return Array.from({ length: ORDERS }, (_, index) => ({
    ...orders[index % orders.length],
    id: `ord_${index}`,
    customer: customerOf(round),
  }));
}

function holdsRound({ single, recurring }: FarmDocument, round: number): boolean {
  return [single, recurring].every(
    (orders) =>
      orders.length === ORDERS && orders.every(({ customer }) => customer === customerOf(round)),
  );
}

function customerOf(round: number): string {
  return `Guest house ${round}`;
}
