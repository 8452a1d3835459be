import { expect, test } from 'vitest';
import { aMaterial, aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { packagingRows } from './packaging-columns.tsx';

const materials = [
  aMaterial({ id: 'mat_clam', name: 'Clamshell', type: 'container' }),
  aMaterial({ id: 'mat_pad', name: 'Pad', type: 'insert' }),
];
const clamshell = aPackaging({ containerMaterialId: 'mat_clam' });

test('a package names its container and its fill, and counts several of an insert', () => {
  const bom = [
    { materialId: 'mat_pad', qty: 2, unit: 'each' },
    { materialId: 'mat_pad', qty: 5, unit: 'g' },
  ] as const;
  expect(packagingRows({ packaging: [{ ...clamshell, bom }], materials })).toMatchObject([
    { container: 'Clamshell', fill: '4 oz', inserts: '2 × Pad, 5 g Pad' },
  ]);
});

test('a microgreens package without a weight in it is warned of, another package is not', () => {
  const empty = { ...clamshell, microgreenContent: null };
  const warningsOf = (packaging: typeof empty) =>
    packagingRows({ packaging: [packaging], materials })[0]?.warnings.map(({ text }) => text);
  expect(warningsOf(empty)).toEqual([
    'This package has no valid microgreen fill amount (qty+mass unit).',
  ]);
  expect(warningsOf({ ...empty, netContent: { qty: 4, unit: 'oz' } })).toEqual([]);
  expect(warningsOf({ ...empty, category: 'OTHER' })).toEqual([]);
});

test('a material that is gone costs nothing and is warned of', () => {
  const packaging = [{ ...clamshell, containerMaterialId: 'mat_gone' }];
  const [row] = packagingRows({ packaging, materials });
  expect(row?.container).toBe('(deleted material)');
  expect(row?.cost.container).toBe(0);
  expect(row?.warnings).toHaveLength(1);
});
