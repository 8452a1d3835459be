import type { IsoInstant } from '#domain/calendar/iso-date.ts';
import {
  DEFAULT_MIX_BLEND,
  mixComponents,
  type MixDraft,
  type MixRowDraft,
} from '#domain/catalog/products/mix-blend.ts';
import type { MixProduct } from '#domain/catalog/products/product.ts';
import { slug, uniqueId } from '#domain/records/change-records.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';

/** A row of the editor; its key stays while rows come and go. */
export interface MixRow extends MixRowDraft {
  readonly key: number;
}

export interface EditedMix extends MixDraft {
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

export function withBlankRow(draft: EditedMix): EditedMix {
  const key = Math.max(-1, ...draft.components.map((row) => row.key)) + 1;
  return { ...draft, components: [...draft.components, blankRow(key)] };
}

/** The draft with the usual blend of five, in the order in which the varieties came to the farm. */
export function withDefaultBlend(draft: EditedMix, varieties: readonly Variety[]): EditedMix {
  const components = DEFAULT_MIX_BLEND.map((percent, key) => ({
    key,
    varietyId: varieties[key]?.id ?? null,
    percent,
  }));
  return { ...draft, components };
}

export function hasDefaultBlend(varieties: readonly Variety[]): boolean {
  return varieties.length >= DEFAULT_MIX_BLEND.length;
}

export function mixChange(
  draft: MixDraft,
): Pick<MixProduct, 'name' | 'packageSizeOz' | 'components'> {
  return {
    name: draft.name.trim(),
    packageSizeOz: draft.packageSizeOz ?? 2,
    components: mixComponents(draft.components),
  };
}

/** A new mix from a finished draft; its id is made of its name. */
export function newMix(
  draft: MixDraft,
  takenIds: ReadonlySet<string>,
  createdAt: IsoInstant,
): MixProduct {
  const id = uniqueId(`mix_${slug(draft.name) || 'mix'}`, takenIds);
  return { id, type: 'mix', createdAt, ...mixChange(draft) };
}
