import type { MixComponent } from './product.ts';

/** Shares of the usual blend of five varieties, in percent. */
export const DEFAULT_MIX_BLEND: readonly number[] = [40, 25, 20, 10, 5];

/** A row of the mix editor; a variety or a share may still be missing. */
export interface MixRowDraft {
  readonly varietyId: string | null;
  readonly percent: number | null;
}

export interface MixDraft {
  readonly name: string;
  readonly packageSizeOz: number | null;
  readonly components: readonly MixRowDraft[];
}

export function mixBlendPercent(components: readonly Pick<MixRowDraft, 'percent'>[]): number {
  return components.reduce((sum, component) => sum + (component.percent ?? 0), 0);
}

/** Checks whether a blend is whole: its shares round to exactly 100, so three thirds of 33.33 do. */
export function isMixComplete(components: readonly Pick<MixRowDraft, 'percent'>[]): boolean {
  return Math.round(mixBlendPercent(components)) === 100;
}

/**
 * Says why a mix can't be saved. A row without a variety isn't a component, but it blocks saving if its share
 * is above 0.
 */
export function mixSaveProblem(draft: MixDraft): string | null {
  const components = draft.components.filter((row) => row.varietyId);
  const isReady =
    draft.name.trim() !== '' &&
    draft.packageSizeOz !== null &&
    draft.packageSizeOz > 0 &&
    isMixComplete(components) &&
    draft.components.every((row) => (row.percent ?? 0) >= 0) &&
    draft.components.every((row) => Boolean(row.varietyId) || (row.percent ?? 0) === 0) &&
    new Set(components.map((row) => row.varietyId)).size === components.length;
  return isReady ? null : 'Name, size, and 100% blend required';
}

export function mixComponents(rows: readonly MixRowDraft[]): readonly MixComponent[] {
  return rows.flatMap(({ varietyId, percent }) =>
    varietyId ? [{ varietyId, percent: percent ?? 0 }] : [],
  );
}
