import type { ProProduct, ProRecipeLine } from '../alchemy.ts';

export const SOLD_UNITS = [
  'unit',
  'oz',
  'g',
  'ml',
] as const satisfies readonly ProProduct['unit'][];

/** A recipe line as it is typed; what else is stored of it stays. */
export interface LineDraft extends Omit<ProRecipeLine, 'qty'> {
  /** Identifies the row while typing. */
  readonly key: number;
  readonly qty: number | null;
}

export interface VariantDraft {
  readonly key: number;
  readonly name: string;
  readonly lines: readonly LineDraft[];
}

export interface ProductDraft extends Omit<
  ProProduct,
  'id' | 'batchOutputQty' | 'recipe' | 'recipeName' | 'variants'
> {
  readonly batchOutputQty: number | null;
  readonly recipeName: string;
  readonly lines: readonly LineDraft[];
  readonly variants: readonly VariantDraft[];
}

export function productDraft(stored: ProProduct): ProductDraft {
  const { id: _, recipe, recipeName = '', variants = [], ...fields } = stored;
  return {
    ...fields,
    recipeName,
    lines: lineDrafts(recipe),
    variants: variants.map((variant, key) => ({
      ...variant,
      key,
      lines: lineDrafts(variant.lines),
    })),
  };
}

function lineDrafts(lines: readonly ProRecipeLine[]): readonly LineDraft[] {
  return lines.map((line, key) => ({ ...line, key }));
}

export function withBlankLine(lines: readonly LineDraft[]): readonly LineDraft[] {
  return [...lines, { key: nextKey(lines), itemId: '', qty: null, unit: '', notes: '' }];
}

export function withNewVariant({ lines, variants }: ProductDraft): readonly VariantDraft[] {
  const key = nextKey(variants);
  return [...variants, { key, name: `Variant ${variants.length + 1}`, lines }];
}

function nextKey(rows: readonly { readonly key: number }[]): number {
  return Math.max(-1, ...rows.map(({ key }) => key)) + 1;
}

/** Checks whether a line is blank, so saving drops it. */
export function isBlankLine({ itemId, qty, notes }: LineDraft): boolean {
  return itemId === '' && qty === null && notes.trim() === '';
}

export function typedLines(lines: readonly LineDraft[]): readonly ProRecipeLine[] {
  return lines.map((line) => {
    const { key: _, ...typed } = line;
    return { ...typed, qty: typed.qty ?? 0 };
  });
}

/** The fields of a product that its editor sets. It must be free of save problems. */
export function productFields(draft: ProductDraft): {
  readonly [K in keyof Omit<ProProduct, 'id'>]-?: K extends 'variants' | 'recipeName'
    ? ProProduct[K] | undefined
    : ProProduct[K];
} {
  const { lines, variants, recipeName, name, sku, notes, ...rest } = draft;
  const savedVariants = variants.map((variant) => {
    const { key: _, ...typed } = variant;
    return { ...typed, name: typed.name.trim(), lines: savedLines(typed.lines) };
  });
  return {
    ...rest,
    name: name.trim(),
    batchOutputQty: draft.batchOutputQty ?? 1,
    recipe: savedLines(lines),
    variants: savedVariants.length === 0 ? undefined : savedVariants,
    recipeName: recipeName.trim() || undefined,
    sku: sku.trim(),
    notes: notes.trim(),
  };
}

function savedLines(lines: readonly LineDraft[]): readonly ProRecipeLine[] {
  return typedLines(lines.filter((line) => !isBlankLine(line)));
}
