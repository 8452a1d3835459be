import type { FarmDocument } from '../document/farm-document.ts';
import type { JsonRecord } from '../document/json-record.ts';

/** Read by themselves in no time, and changed alone when a farm is loaded. */
const LOOSE_PARTS: ReadonlySet<string> = new Set(['meta', 'settings']);

const farmOfTasks = new WeakMap<object, FarmDocument>();

export function cacheNormalized(farm: FarmDocument): FarmDocument {
  farmOfTasks.set(farm.tasks, farm);
  return farm;
}

/**
 * The farm that a value is, meta and settings aside, if it has been read before: the very same parts.
 *
 * A farm is never changed in place, so reading twenty thousand tasks a second time could change nothing.
 */
export function cachedNormalized(source: JsonRecord): FarmDocument | null {
  const { tasks } = source;
  if (!Array.isArray(tasks)) return null;
  const farm = farmOfTasks.get(tasks);
  if (farm === undefined) return null;
  const known: JsonRecord = { ...farm };
  const names = Object.keys(source);
  const isSame =
    names.length === Object.keys(known).length &&
    names.every((name) => LOOSE_PARTS.has(name) || Object.is(source[name], known[name]));
  return isSame ? farm : null;
}
