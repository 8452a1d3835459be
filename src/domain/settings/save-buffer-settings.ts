import type { BufferSettings } from '#domain/planning/buffer-settings.ts';

/**
 * Buffer settings as a grower's input is stored.
 *
 * A negative or invalid number becomes 0. Variety lists keep each variety once; one in both lists
 * stays in both and counts as delicate.
 */
export function saveBufferSettings(typed: BufferSettings): BufferSettings {
  return {
    ...typed,
    generalBufferPercent: notNegative(typed.generalBufferPercent),
    consistent: {
      ...typed.consistent,
      percent: notNegative(typed.consistent.percent),
      varieties: eachOnce(typed.consistent.varieties),
    },
    delicate: {
      ...typed.delicate,
      percent: notNegative(typed.delicate.percent),
      varieties: eachOnce(typed.delicate.varieties),
    },
    maxExtraTrays: Math.floor(notNegative(typed.maxExtraTrays)),
  };
}

function notNegative(value: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.max(0, value) : 0;
}

function eachOnce(varietyIds: readonly string[]): readonly string[] {
  return [...new Set(varietyIds.map((id) => id.trim()))].filter((id) => id !== '');
}
