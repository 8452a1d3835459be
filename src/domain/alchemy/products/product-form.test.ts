import { expect, test } from 'vitest';
import { aProProduct } from '#tests/support/builders/alchemy-builders.ts';
import {
  productDraft,
  productFields,
  typedLines,
  withBlankLine,
  withNewVariant,
} from './product-draft.ts';
import {
  groupSaveProblem,
  NEW_PRODUCT,
  newProductProblem,
  productSaveProblem,
} from './product-save-problem.ts';

const salt = { itemId: 'itm_salt', qty: 720, unit: 'g', notes: '' } as const;
const product = aProProduct({ recipe: [salt] });

const BATCH_NEEDED = 'Batch quantity must be greater than 0';

test.each([
  ['category', ' ', '', 'Name is required'],
  ['category', 'Salts', '', null],
  ['subgroup', 'Jars', '', 'Parent category is required'],
  ['subgroup', 'Jars', 'cat_salts', null],
] as const)('a %s called “%s” of category “%s”: %s', (kind, name, categoryId, problem) => {
  expect(groupSaveProblem({ kind, name, categoryId })).toEqual(problem);
});

test('a new product needs a name, a category and a batch above 0; its batch begins with 1', () => {
  expect(newProductProblem(NEW_PRODUCT)).toBe('Name is required');
  const named = { ...NEW_PRODUCT, name: 'Green salt' };
  expect(newProductProblem(named)).toBe('Category is required');
  const sorted = { ...named, categoryId: 'cat_salts' };
  expect(newProductProblem(sorted)).toBeNull();
  expect(newProductProblem({ ...sorted, batchOutputQty: 0 })).toBe(BATCH_NEEDED);
  expect(newProductProblem({ ...sorted, batchOutputQty: null })).not.toBeNull();
});

test('a product in its editor needs a name and a batch above 0', () => {
  const draft = productDraft(product);
  expect(productSaveProblem(draft)).toBeNull();
  expect(productSaveProblem({ ...draft, name: ' ' })).toBe('Name is required');
  expect(productSaveProblem({ ...draft, batchOutputQty: -1 })).toBe(BATCH_NEEDED);
});

test('a line with a quantity needs an item; a blank line is left out', () => {
  const draft = { ...productDraft(product), lines: withBlankLine(productDraft(product).lines) };
  expect(productSaveProblem(draft)).toBeNull();
  expect(productFields(draft).recipe).toEqual([salt]);
  const typed = { ...draft, lines: draft.lines.map((line) => ({ ...line, itemId: '' })) };
  expect(productSaveProblem(typed)).toBe('Every recipe line needs an item');
});

test('a variant begins as the recipe and needs a name', () => {
  const draft = productDraft(product);
  const varied = { ...draft, variants: withNewVariant(draft) };
  expect(productFields(varied).variants).toEqual([{ name: 'Variant 1', lines: [salt] }]);
  const nameless = varied.variants.map((variant) => ({ ...variant, name: '' }));
  expect(productSaveProblem({ ...varied, variants: nameless })).toBe('Every variant needs a name');
});

test('a product comes back from its editor as it was', () => {
  const stored = aProProduct({
    recipe: [salt, { ...salt, unit: '', notes: 'Fine' }],
    variants: [{ name: 'No garlic', lines: [salt] }],
    recipeName: 'Green salt',
    subgroupId: 'grp_salts',
    sku: 'GS-70',
    active: false,
  });
  const { id, ...fields } = stored;
  expect(id).toBe('prd_jar');
  expect(productFields(productDraft(stored))).toEqual(fields);
});

test('a line without a quantity is costed as 0, a product without a batch makes 1', () => {
  const line = { key: 0, itemId: 'itm_salt', qty: null, unit: 'g', notes: '' } as const;
  expect(typedLines([line])).toEqual([{ itemId: 'itm_salt', qty: 0, unit: 'g', notes: '' }]);
  expect(productFields({ ...productDraft(product), batchOutputQty: null }).batchOutputQty).toBe(1);
});
