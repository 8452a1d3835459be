import type { FormOf } from '#ui/editing/draft-fields.ts';
import type { Material, Packaging } from '#domain/catalog/catalog.ts';
import type { Typed } from '#domain/records/typed-record.ts';
import { isMassUnit, type Quantity, type Unit } from '#domain/units/unit.ts';

export const PACKAGING_CATEGORIES = { MICROGREENS: 'Microgreens', OTHER: 'Other' } as const;

type FillDraft = Typed<Quantity>;

/** An insert of a package, as it is typed; what else is stored of it stays. */
export interface InsertDraft {
  /** Tells the rows apart while they are typed. */
  readonly key: number;
  readonly materialId: string | null;
  readonly qty: number | null;
  readonly unit: Unit;
}

/** A package as it is typed. Each category has a fill of its own. */
interface PackagingDraft extends Pick<
  Packaging,
  'name' | 'category' | 'containerMaterialId' | 'notes'
> {
  readonly fills: Readonly<Record<Packaging['category'], FillDraft>>;
  readonly inserts: readonly InsertDraft[];
  readonly labelSheetId: string | null;
  readonly labelsPerUnit: number | null;
  /** The size of the live tray it is for; null: it holds an amount. */
  readonly traySizeId: string | null;
}

const NO_FILL: FillDraft = { qty: null, unit: 'oz' };

export function packagingDraft(stored: Packaging | null): PackagingDraft {
  return {
    name: stored?.name ?? '',
    category: stored?.category ?? 'MICROGREENS',
    containerMaterialId: stored?.containerMaterialId ?? null,
    fills: {
      MICROGREENS: stored?.microgreenContent ?? NO_FILL,
      OTHER: stored?.netContent ?? NO_FILL,
    },
    inserts: (stored?.bom ?? []).map((line, key) => ({ ...line, key })),
    labelSheetId: stored?.labelRule?.labelSheetId ?? null,
    labelsPerUnit: stored?.labelRule?.labelsPerUnit ?? 1,
    notes: stored?.notes ?? '',
    traySizeId: stored?.traySizeId ?? null,
  };
}

/** The form with the other category; an amount typed under the first one is not lost. */
export function withCategory(
  draft: PackagingDraft,
  category: Packaging['category'],
): PackagingDraft {
  const typed = draft.fills[draft.category];
  const isBlank = draft.fills[category].qty === null;
  const fits = category === 'OTHER' || isMassUnit(typed.unit);
  const fills = isBlank && fits ? { ...draft.fills, [category]: typed } : draft.fills;
  return { ...draft, category, fills };
}

export function withBlankInsert(inserts: readonly InsertDraft[]): readonly InsertDraft[] {
  const key = Math.max(-1, ...inserts.map((insert) => insert.key)) + 1;
  return [...inserts, { key, materialId: null, qty: 1, unit: 'each' }];
}

export function packagingSaveProblem(draft: PackagingDraft): string | null {
  return draft.name.trim() === '' ? 'Name required' : null;
}

/** A fill of 0 or blank is none; rows without a material are left out; inserts and labels count at least 1. */
export function packagingFields(
  draft: PackagingDraft,
  stored: Packaging | null,
): Omit<Packaging, 'id'> {
  const { category, labelSheetId, labelsPerUnit, traySizeId } = draft;
  const { qty, unit } = draft.fills[category];
  const fill = qty !== null && qty > 0 ? { qty, unit } : null;
  return {
    name: draft.name.trim(),
    category,
    containerMaterialId: draft.containerMaterialId,
    microgreenContent: category === 'MICROGREENS' ? fill : (stored?.microgreenContent ?? null),
    netContent: category === 'OTHER' ? fill : (stored?.netContent ?? null),
    bom: draft.inserts.flatMap(insertLines),
    labelRule:
      labelSheetId === null
        ? null
        : { ...stored?.labelRule, labelSheetId, labelsPerUnit: Math.max(1, labelsPerUnit ?? 1) },
    notes: draft.notes.trim(),
    ...(category === 'MICROGREENS' && traySizeId !== null && { traySizeId }),
  };
}

function insertLines(insert: InsertDraft): Packaging['bom'] {
  const { key: _, materialId, ...line } = insert;
  return materialId === null ? [] : [{ ...line, materialId, qty: Math.max(1, line.qty ?? 1) }];
}

/** One that is chosen already is among them, also when it is of another type or no longer there. */
export function materialChoices(
  materials: readonly Material[],
  type: Material['type'],
  chosenId: string | null,
) {
  const choices = materials
    .filter((material) => material.type === type || material.id === chosenId)
    .map(({ id, name }) => ({ value: id, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
  const isLost = chosenId !== null && !choices.some(({ value }) => value === chosenId);
  return isLost ? [...choices, { value: chosenId, label: '(deleted material)' }] : choices;
}

export interface PackagingFieldsProps extends FormOf<PackagingDraft> {
  readonly materials: readonly Material[];
}
