import { freshFarm } from '../fresh-farm.ts';
import { readText } from './coerce.ts';
import { isRecord } from './json-record.ts';

/**
 * Quick tasks by name: trimmed, each once whatever its case, in alphabetical order.
 *
 * They may come as objects with a `name` or `title`. Anything but a list gives the four of a fresh
 * farm; an empty list stays empty, since the grower removed them all.
 */
export function readCommonTasks(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return freshFarm().settings.commonTasks;
  const byLowerCase = new Map<string, string>();
  for (const item of value) {
    const name = nameOf(item).trim();
    const key = name.toLowerCase();
    if (name !== '' && !byLowerCase.has(key)) byLowerCase.set(key, name);
  }
  return [...byLowerCase].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

function nameOf(item: unknown): string {
  return isRecord(item) ? readText(item.name) || readText(item.title) : readText(item);
}
