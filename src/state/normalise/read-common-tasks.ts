import { cleanCommonTasks } from '#domain/settings/common-tasks.ts';
import { freshFarm } from '../document/fresh-farm.ts';
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
  return cleanCommonTasks(value.map(nameOf));
}

function nameOf(item: unknown): string {
  return isRecord(item) ? readText(item.name) || readText(item.title) : readText(item);
}
