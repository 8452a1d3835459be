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
    consistent: savedList(typed.consistent),
    delicate: savedList(typed.delicate),
    maxExtraTrays: countedExtraTrays(typed.maxExtraTrays),
    ...(counted !== undefined && { sliver: counted }),
  };
}

function savedList(list: BufferSettings['delicate']): BufferSettings['delicate'] {
  const ids = new Set(list.varieties.map((id) => id.trim()));
  ids.delete('');
  return { ...list, percent: clampBufferPercent(list.percent), varieties: [...ids] };
}
