import type { FarmDocument } from '#state/document/farm-document.ts';
import { NO_IDENTITY } from '#state/document/fresh-farm.ts';
import { DAMAGED_STATE_KEY, LEGACY_KEYS } from '#state/read/legacy-keys.ts';
import type { FarmMirror } from '#state/ports/document-storage.ts';
import { writeFarmText } from './farm-text.ts';

/** The farm in the local storage of the browser, which holds about five megabytes. */
export function localMirror(): FarmMirror {
  let fits = true;
  return {
    read: () => readEntries(Object.values(LEGACY_KEYS)),
    keepDamaged: (text) => writeEntries([[DAMAGED_STATE_KEY, text]]),
    write(farm) {
      // A farm that has outgrown the mirror will not fit the next time either.
      if (!fits) return;
      const entries = mirrorEntries(farm);
      fits = writeEntries(entries);
      if (!fits) dropEntries(entries);
    },
  };
}

/** What stands there of a farm goes: it has moved. */
export function dropMirror(): void {
  dropEntries(Object.values(LEGACY_KEYS).map((key) => [key, '']));
}

function mirrorEntries(farm: FarmDocument): [string, string][] {
  const settings = { ...farm.settings, google: { ...farm.settings.google, ...NO_IDENTITY } };
  return [
    [LEGACY_KEYS.state, writeFarmText(farm)],
    [LEGACY_KEYS.catalog, JSON.stringify(farm.catalog)],
    [LEGACY_KEYS.catalogUpdatedAt, String(farm.meta.catalogUpdatedAt)],
    [LEGACY_KEYS.settings, JSON.stringify(settings)],
  ];
}

/** A browser that refuses one entry refuses them all: it has none. */
function readEntries(keys: readonly string[]): Record<string, string | null> {
  try {
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
  } catch {
    return {};
  }
}

function writeEntries(entries: readonly [string, string][]): boolean {
  try {
    for (const [key, text] of entries) localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Half a mirror would be worse than none. */
function dropEntries(entries: readonly [string, string][]): void {
  try {
    for (const [key] of entries) localStorage.removeItem(key);
  } catch {
    // Closed to the page: then nothing was written either.
  }
}
