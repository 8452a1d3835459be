import { isBlankLine, type ProductDraft } from './product-draft.ts';

/** A category, or with a parent a subgroup, as it is typed. */
export interface GroupDraft {
  readonly kind: 'category' | 'subgroup';
  readonly name: string;
  readonly categoryId: string;
}

/** A new product as typed. Its batch size is 1 by default. */
export type NewProductDraft = NewProductPlace &
  Pick<ProductDraft, 'name' | 'batchOutputQty' | 'unit'>;

/** Where a new product will stand, when that is known already. */
export type NewProductPlace = Pick<ProductDraft, 'categoryId' | 'subgroupId'>;

export const NEW_PRODUCT: NewProductDraft = {
  name: '',
  categoryId: '',
  subgroupId: null,
  batchOutputQty: 1,
  unit: 'unit',
};

export function groupSaveProblem({ kind, name, categoryId }: GroupDraft): string | null {
  if (name.trim() === '') return 'Name is required';
  return kind === 'subgroup' && categoryId === '' ? 'Parent category is required' : null;
}

export function newProductProblem(draft: NewProductDraft): string | null {
  if (draft.name.trim() === '') return 'Name is required';
  if (draft.categoryId === '') return 'Category is required';
  return batchProblem(draft.batchOutputQty);
}

export function productSaveProblem(draft: ProductDraft): string | null {
  if (draft.name.trim() === '') return 'Name is required';
  const batch = batchProblem(draft.batchOutputQty);
  if (batch !== null) return batch;
  if (draft.variants.some(({ name }) => name.trim() === '')) return 'Every variant needs a name';
  const all = [...draft.lines, ...draft.variants.flatMap(({ lines }) => lines)];
  const hasGap = all.some((line) => line.itemId === '' && !isBlankLine(line));
  return hasGap ? 'Every recipe line needs an item' : null;
}

function batchProblem(batchOutputQty: number | null): string | null {
  return batchOutputQty !== null && batchOutputQty > 0
    ? null
    : 'Batch quantity must be greater than 0';
}
