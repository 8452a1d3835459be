import type { FarmDocument } from '#state/farm-document.ts';
import type { FarmMirror } from '#state/ports.ts';

/** Entries that hold farm data, today's and those of old versions. */
const MIRRORED_KEYS = ['mgm.state', 'mgm.catalog', 'mgm.catalogUpdatedAt', 'mgm.settings'] as const;
const READ_KEYS = [
  ...MIRRORED_KEYS,
  'alchemy.items',
  'alchemy.products',
  'alchemy.orders',
] as const;
const NO_IDENTITY = {
  connected: false,
  sub: null,
  email: null,
  name: null,
  picture: null,
} as const;

/** The farm in the local storage of the browser, which holds about five megabytes. */
export function localMirror(): FarmMirror {
  return {
    read: () => Object.fromEntries(READ_KEYS.map((key) => [key, readEntry(key)])),
    keepDamaged: (text) => writeEntries([['mgm.state.damaged', text]]),
    write(farm) {
      if (!writeEntries(mirrorEntries(farm))) dropMirror();
    },
  };
}

function mirrorEntries(farm: FarmDocument): [string, string][] {
  const settings = { ...farm.settings, google: { ...farm.settings.google, ...NO_IDENTITY } };
  return [
    ['mgm.state', JSON.stringify(farm)],
    ['mgm.catalog', JSON.stringify(farm.catalog)],
    ['mgm.catalogUpdatedAt', String(farm.meta.catalogUpdatedAt)],
    ['mgm.settings', JSON.stringify(settings)],
  ];
}

function readEntry(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
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
function dropMirror(): void {
  try {
    for (const key of MIRRORED_KEYS) localStorage.removeItem(key);
  } catch {
    // Closed to the page: then nothing was written either.
  }
}
