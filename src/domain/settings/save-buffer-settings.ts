import {
  countedExtraTrays,
  clampBufferPercent,
  countedSliver,
  type BufferSettings,
} from './settings.ts';

/** Numbers are clamped. Each list holds a variety once; a variety in both lists counts as delicate. */
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
