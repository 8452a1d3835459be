import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import { DEFAULT_MIX_BLEND, isMixComplete } from '#domain/catalog/products/mix-blend.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { slug, uniqueId } from '#domain/records/change-records.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** A row of the editor; a variety or a share may still be missing. Its key stays while rows come and go. */
export interface MixRow {
  readonly key: number;
  readonly varietyId: string | null;
  readonly percent: number | null;
}

export interface EditedMix extends Pick<MixProduct, 'name' | 'packageSizeOz'> {
  readonly components: readonly MixRow[];
}

export type MixTarget =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'clone'; readonly mix: MixProduct };

const blankRow = (key: number): MixRow => ({ key, varietyId: null, percent: null });

/** The editor as it opens: blank for a new mix, filled in for a stored one, named as a copy for a clone. */
export function editedMix(target: MixTarget): EditedMix {
  if (target.kind === 'new') return { name: '', packageSizeOz: 2, components: [blankRow(0)] };
  const { name, packageSizeOz, components } = target.mix;
  return {
    name: target.kind === 'clone' ? `${name} (Copy)` : name,
    packageSizeOz,
    components:
      components.length === 0
        ? [blankRow(0)]
        : components.map((component, key) => ({ ...component, key })),
  };
}

export function withBlankRow(rows: readonly MixRow[]): readonly MixRow[] {
  return [...rows, blankRow(Math.max(-1, ...rows.map(({ key }) => key)) + 1)];
}

/** The usual blend of five, in the order in which the varieties came to the farm. */
export function defaultBlend(varieties: readonly Variety[]): readonly MixRow[] {
  return DEFAULT_MIX_BLEND.map((percent, key) => ({
    key,
    varietyId: varieties[key]?.id ?? null,
    percent,
  }));
}

export function hasDefaultBlend(varieties: readonly Variety[]): boolean {
  return varieties.length >= DEFAULT_MIX_BLEND.length;
}

/**
 * Says why a mix can't be saved. A row without a variety isn't a component, but it blocks saving if its share
 * is above 0.
 */
export function mixSaveProblem({
  name,
  packageSizeOz,
  components: rows,
}: EditedMix): string | null {
  const components = rows.filter((row) => row.varietyId);
  const isReady =
    name.trim() !== '' &&
    packageSizeOz > 0 &&
    isMixComplete(components) &&
    rows.every(({ varietyId, percent }) => (varietyId ? (percent ?? 0) >= 0 : !percent)) &&
    new Set(components.map((row) => row.varietyId)).size === components.length;
  return isReady ? null : 'Name, size, and 100% blend required';
}

export function mixChange({ name, packageSizeOz, components }: EditedMix) {
  return {
    name: name.trim(),
    packageSizeOz,
    components: components.flatMap(({ varietyId, percent }) =>
      varietyId ? [{ varietyId, percent: percent ?? 0 }] : [],
    ),
  };
}

/** A new mix from a finished draft; its id is made of its name. */
export function newMix(
  draft: EditedMix,
  takenIds: ReadonlySet<string>,
  createdAt: IsoInstant,
): MixProduct {
  const id = uniqueId(`mix_${slug(draft.name) || 'mix'}`, takenIds);
  return { id, type: 'mix', createdAt, ...mixChange(draft) };
}
