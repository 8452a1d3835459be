import { expect, test } from 'vitest';
import { aMaterial, aPackaging } from '#tests/support/builders/catalog-builders.ts';
import {
  materialChoices,
  packagingDraft,
  packagingFields,
  packagingSaveProblem,
  withBlankInsert,
  withCategory,
} from './packaging-draft.ts';

const clamshell = aPackaging({
  id: 'pkg_clam',
  name: 'Clamshell',
  containerMaterialId: 'mat_clam',
  bom: [{ materialId: 'mat_pad', qty: 2, unit: 'each' }],
  labelRule: { labelSheetId: 'mat_labels', labelsPerUnit: 2 },
});

test('a package goes through the form unchanged', () => {
  const { id: _, ...fields } = clamshell;
  expect(packagingFields(packagingDraft(clamshell), clamshell)).toEqual(fields);
});

test('a package is saved with a name that is not blank, and not before', () => {
  const blank = packagingDraft(null);
  expect(packagingSaveProblem({ ...blank, name: ' ' })).toBe('Name required');
  expect(packagingSaveProblem({ ...blank, name: 'Cup' })).toBe(null);
});

test('a fill of 0 or blank is none', () => {
  const draft = packagingDraft(clamshell);
  const filled = (qty: number | null) =>
    packagingFields(
      { ...draft, fills: { ...draft.fills, MICROGREENS: { qty, unit: 'oz' } } },
      clamshell,
    ).microgreenContent;
  expect([filled(0), filled(null), filled(2)]).toEqual([null, null, { qty: 2, unit: 'oz' }]);
});

test('microgreens have a microgreen content, other packages a net content', () => {
  const typed = { ...packagingDraft(null), name: 'Jar' };
  const draft = {
    ...typed,
    fills: { ...typed.fills, MICROGREENS: { qty: 40, unit: 'g' } as const },
  };
  expect(packagingFields(draft, null)).toMatchObject({
    microgreenContent: { qty: 40, unit: 'g' },
    netContent: null,
  });
  expect(packagingFields(withCategory(draft, 'OTHER'), null)).toMatchObject({
    microgreenContent: null,
    netContent: { qty: 40, unit: 'g' },
  });
});

test('the content that the form does not show stays as it is stored', () => {
  const both = { ...clamshell, netContent: { qty: 5, unit: 'oz' } as const };
  expect(packagingFields(packagingDraft(both), both).netContent).toEqual({ qty: 5, unit: 'oz' });
});

test('an amount that is no weight is not taken over as microgreen content', () => {
  const bottle = aPackaging({
    category: 'OTHER',
    microgreenContent: null,
    netContent: { qty: 1, unit: 'l' },
  });
  expect(withCategory(packagingDraft(bottle), 'MICROGREENS').fills.MICROGREENS.qty).toBe(null);
});

test('inserts and labels count at least 1, rows without a material are left out', () => {
  const draft = packagingDraft(clamshell);
  const inserts = withBlankInsert(draft.inserts).map((insert) => ({ ...insert, qty: 0 }));
  const fields = packagingFields({ ...draft, inserts, labelsPerUnit: null }, clamshell);
  expect(fields.bom).toEqual([{ materialId: 'mat_pad', qty: 1, unit: 'each' }]);
  expect(fields.labelRule?.labelsPerUnit).toBe(1);
});

test('inserts are chosen from the insert materials, and what is chosen stays a choice', () => {
  const materials = [
    aMaterial({ id: 'mat_pad', name: 'Pad', type: 'insert' }),
    aMaterial({ id: 'mat_card', name: 'Card', type: 'insert' }),
    aMaterial({ id: 'mat_clam', name: 'Clamshell', type: 'container' }),
  ];
  const offered = (chosenId: string | null) =>
    materialChoices(materials, 'insert', chosenId).map(({ label }) => label);
  expect(offered(null)).toEqual(['Card', 'Pad']);
  expect(offered('mat_clam')).toEqual(['Card', 'Clamshell', 'Pad']);
  expect(offered('mat_gone')).toEqual(['Card', 'Pad', '(deleted material)']);
});
