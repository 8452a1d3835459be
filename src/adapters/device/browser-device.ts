import type { BackupMark, Device } from '#state/ports/device-port.ts';
import { readEntry, writeEntry } from '../attempt.ts';
import { asRecord } from '#state/document/json-record.ts';

const KEY = 'mgm.backupFile';
const OUT = 'mgm.invoicesOut';
const CHANNEL = 'mgm:erase';

/** Only the newest invoices can be taken back. */
const MOST_OUT = 500;

/** Long enough for other tabs to let go of their databases. */
const LET_GO_MS = 100;

/** The browser's own ways to tell about its storage and to clear it. */
export function browserDevice(): Device {
  // A page hears its own channel too.
  let isErasing = false;
  return {
    forgetsUnused: forgetsUnused(navigator.userAgent),
    async room() {
      const { storage } = navigator;
      // Only there on secure origins.
      const estimate = await storage?.estimate?.().catch(() => undefined);
      const isKept = await storage?.persisted?.().catch(() => null);
      return {
        usedBytes: estimate?.usage ?? null,
        quotaBytes: estimate?.quota ?? null,
        isKept: isKept ?? null,
      };
    },
    askToKeep: async () => (await navigator.storage?.persist?.().catch(() => false)) ?? false,
    backupMark(now) {
      const mark = readMark();
      if (mark !== null) return mark;
      const first = { at: now, isFile: false };
      writeEntry(KEY, first);
      return first;
    },
    rememberBackupFile: (at) => writeEntry(KEY, { at, isFile: true }),
    invoicesOut: readOut,
    rememberInvoicesOut(marks) {
      const again = new Set(marks);
      const others = readOut().filter((mark) => !again.has(mark));
      writeEntry(OUT, [...others, ...again].slice(-MOST_OUT));
    },
    erase() {
      isErasing = true;
      return eraseOrigin();
    },
    onErase(listener) {
      const channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', () => {
        if (!isErasing) listener();
      });
      return () => channel.close();
    },
  };
}

function readMark(): BackupMark | null {
  const { at, isFile } = asRecord(readEntry(KEY));
  return typeof at === 'number' && isFile !== undefined ? { at, isFile: isFile === true } : null;
}

function readOut(): readonly string[] {
  const marks = readEntry(OUT);
  return Array.isArray(marks) ? marks.map(String) : [];
}

/** The origin belongs to the app alone, so all of it goes. */
async function eraseOrigin(): Promise<void> {
  const others = new BroadcastChannel(CHANNEL);
  others.postMessage('erase');
  others.close();
  await new Promise((resolve) => setTimeout(resolve, LET_GO_MS));
  clearEntries();
  const databases = await indexedDB.databases();
  const names = databases.map(({ name }) => name).filter((name) => name !== undefined);
  await Promise.all(names.map(removeDatabase));
  if ('caches' in globalThis) {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  }
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  // What was under way may have left a note meanwhile.
  clearEntries();
}

function clearEntries(): void {
  localStorage.clear();
  sessionStorage.clear();
}

/** Waits also while another tab still holds the database; it goes as soon as that lets go. */
export function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener('success', () => resolve());
    request.addEventListener('error', () => reject(request.error ?? new Error('Not removed')));
  });
}

/** On iPhones and iPads every browser is Safari inside. */
const SAFARI_INSIDE = /iPhone|iPad|iPod|CriOS\/|FxiOS\/|EdgiOS\//;
const SAFARI = /Version\/[\d.]+ .*Safari\//;
const OTHERS = /Chrome\/|Chromium\/|Android/;

/** Whether a browser removes what a page keeps in it after a week without a visit, as Safari does. */
export function forgetsUnused(userAgent: string): boolean {
  return SAFARI_INSIDE.test(userAgent) || (SAFARI.test(userAgent) && !OTHERS.test(userAgent));
}

/** Words of user agents, the more telling ones first. */
const BROWSERS = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'Chromebook'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
] as const;

/** What a grower would call a device: `Chrome on Android`. */
export function deviceName(userAgent: string): string {
  const named = (words: readonly (readonly [RegExp, string])[]) =>
    words.find(([mark]) => mark.test(userAgent))?.[1];
  return [named(BROWSERS), named(SYSTEMS)].filter((word) => word !== undefined).join(' on ');
}
