import type { FarmDocument } from '../document/farm-document.ts';
import { LEGACY_KEYS } from './legacy-keys.ts';
import { normalizeFarm } from './normalize-farm.ts';
import { readStamp } from './read-time.ts';
import { asRecord, isRecord, type JsonRecord } from '../document/json-record.ts';

/** Texts of local storage by key; null or absent where nothing is stored. */
type LegacyEntries = Readonly<Record<string, string | null | undefined>>;

/**
 * Reads the farm that older versions kept in local storage.
 *
 * The whole state comes first. Single entries fill its gaps, except that a catalog with a newer stamp wins. Pro
 * lists of the oldest version count only if the state has none of their kind.
 *
 * @returns `null` if there is none.
 */
export function migrateLegacy(entries: LegacyEntries): FarmDocument | null {
  const read = (key: keyof typeof LEGACY_KEYS) => parseEntry(entries[LEGACY_KEYS[key]]);
  const state = asRecord(read('state'));
  const farm = {
    ...state,
    ...chooseCatalog(state, read('catalog'), read('catalogUpdatedAt')),
    ...fillSettings(state, read('settings')),
    ...fillAlchemy(state, {
      items: read('proItems'),
      products: read('proProducts'),
      orders: read('proOrders'),
    }),
  };
  return Object.keys(farm).length > 0 ? normalizeFarm(farm) : null;
}

/** Text of a stored state that isn't a farm, for `DAMAGED_STATE_KEY`; `null` if readable. */
export function damagedLegacyState(entries: LegacyEntries): string | null {
  const text = entries[LEGACY_KEYS.state] ?? '';
  return text.trim() === '' || isRecord(parseEntry(text)) ? null : text;
}

function parseEntry(text: string | null | undefined): unknown {
  if (text === null || text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Stamps were written as plain text; anything else that is not JSON is read as unset.
    return text;
  }
}

function chooseCatalog(state: JsonRecord, catalog: unknown, updatedAt: unknown): JsonRecord {
  if (!isRecord(catalog)) return {};
  const stamp = readStamp(updatedAt);
  const meta = asRecord(state.meta);
  const isNewer = stamp > readStamp(meta.catalogUpdatedAt);
  if (isRecord(state.catalog) && !isNewer) return {};
  return { catalog, meta: isNewer ? { ...meta, catalogUpdatedAt: stamp } : meta };
}

function fillSettings(state: JsonRecord, settings: unknown): JsonRecord {
  return isRecord(settings) && !isRecord(state.settings) ? { settings } : {};
}

function fillAlchemy(state: JsonRecord, legacy: JsonRecord): JsonRecord {
  const alchemy = asRecord(state.alchemy);
  const filled = Object.entries(legacy).filter(
    ([list, records]) => hasRecords(records) && !hasRecords(alchemy[list]),
  );
  return filled.length > 0 ? { alchemy: { ...alchemy, ...Object.fromEntries(filled) } } : {};
}

function hasRecords(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value) && Object.keys(value).length > 0;
}
