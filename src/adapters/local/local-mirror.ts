import type { FarmDocument } from '#state/document/farm-document.ts';
import { withoutIdentity } from '#state/document/sendable-farm.ts';
import { DAMAGED_STATE_KEY, LEGACY_KEYS } from '#state/read/legacy-keys.ts';
import type { FarmMirror } from '#state/ports/document-storage.ts';
import { attempt } from '../attempt.ts';
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
  return [
    [LEGACY_KEYS.state, writeFarmText(farm)],
    [LEGACY_KEYS.catalog, JSON.stringify(farm.catalog)],
    [LEGACY_KEYS.catalogUpdatedAt, String(farm.meta.catalogUpdatedAt)],
    [LEGACY_KEYS.settings, JSON.stringify(withoutIdentity(farm.settings))],
  ];
}

/** A browser that refuses one entry refuses them all: it has none. */
function readEntries(keys: readonly string[]): Record<string, string | null> {
  return (
    attempt(() => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))) ?? {}
  );
}

function writeEntries(entries: readonly [string, string][]): boolean {
  const isWritten = attempt(() => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
    return true;
  });
  return isWritten ?? false;
}

/** Half a mirror would be worse than none. */
function dropEntries(entries: readonly [string, string][]): void {
  attempt(() => entries.forEach(([key]) => localStorage.removeItem(key)));
}
