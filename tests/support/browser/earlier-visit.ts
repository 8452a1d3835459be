import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { readBackup } from '#state/backup/read-backup.ts';
import { LEGACY_KEYS } from '#state/read/legacy-keys.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';

type Entries = Readonly<Record<string, string>>;

/** Someone who has chosen to go on without Google. */
export const ADMITTED: Entries = { 'mgm.anonId': 'anon_0123456789abcdef' };

/**
 * Lets the browser come back from an earlier visit that left these entries. The app opens a farm in
 * them as it opens one of an older version, so that no journey spends its time on getting there.
 */
export async function comeBackWith(context: BrowserContext, entries: Entries): Promise<void> {
  await context.addInitScript(leaveEntries, Object.entries(entries));
}

/** What stands in a backup is read once for all journeys that begin with it. */
const known = new Map<string, Promise<Entries>>();

/** A backup: its file, or the farm in it. */
export type Backup = string | object;

export async function textOfBackup(backup: Backup): Promise<string> {
  return typeof backup === 'string' ? readFile(backup, 'utf8') : JSON.stringify(backup);
}

/** The entries of a farm that has imported a backup on the morning of the journeys. */
export async function entriesOfBackup(backup: Backup): Promise<Entries> {
  const text = await textOfBackup(backup);
  const entries = known.get(text) ?? entriesOfFarm(text);
  known.set(text, entries);
  return entries;
}

export async function entriesOfFarm(text: string): Promise<Entries> {
  const { store, farm } = await openTab();
  const backup = readBackup(text, farm());
  if (!backup.ok) throw new Error(backup.reason);
  store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: backup.slices } });
  return { [LEGACY_KEYS.state]: JSON.stringify(farm()) };
}

/** Runs in every page before its own scripts; only the first one has anything to leave. */
function leaveEntries(entries: readonly (readonly [string, string])[]): void {
  if (location.protocol === 'about:') return;
  for (const [key, text] of entries)
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
}
