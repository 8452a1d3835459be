import {
  countedExtraTrays,
  clampBufferPercent,
  countedSliver,
} from '#domain/settings/buffer-settings.ts';
import type { BufferSettings } from '#domain/settings/buffer-settings.ts';

/**
 * Buffer settings as a grower's input is stored.
 *
 * Numbers are stored as they count. Variety lists keep each variety once; one in both lists
 * stays in both and counts as delicate.
 */
export function saveBufferSettings({ sliver, ...typed }: BufferSettings): BufferSettings {
  const counted = countedSliver(sliver);
  return {
    ...typed,
    generalBufferPercent: clampBufferPercent(typed.generalBufferPercent),
    consistent: {
      ...typed.consistent,
      percent: clampBufferPercent(typed.consistent.percent),
      varieties: eachOnce(typed.consistent.varieties),
    },
    delicate: {
      ...typed.delicate,
      percent: clampBufferPercent(typed.delicate.percent),
      varieties: eachOnce(typed.delicate.varieties),
    },
    maxExtraTrays: countedExtraTrays(typed.maxExtraTrays),
    ...(counted !== undefined && { sliver: counted }),
  };
}

function eachOnce(varietyIds: readonly string[]): readonly string[] {
  return [...new Set(varietyIds.map((id) => id.trim()))].filter((id) => id !== '');
}
