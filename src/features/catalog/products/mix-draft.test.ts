import { expect, test } from 'vitest';
import { aMix, aVariety } from '#tests/support/builders/builders.ts';
import {
  editedMix,
  hasDefaultBlend,
  mixChange,
  newMix,
  withBlankRow,
  withDefaultBlend,
} from './mix-draft.ts';

const NOW = '2026-11-20T13:30:00.000Z';
const salad = aMix({ pea: 60, kale: 40 }, { id: 'mix_salad', name: 'Salad', packageSizeOz: 4 });
const five = ['pea', 'kale', 'radish', 'beet', 'basil'].map((id) => aVariety({ id }));

test('a clone is a copy by name and gets its own id on saving', () => {
  const clone = editedMix({ kind: 'clone', mix: salad });
  expect(clone.name).toBe('Salad (Copy)');
  expect(newMix(clone, new Set(['mix_salad']), NOW)).toEqual({
    id: 'mix_salad-copy',
    type: 'mix',
    name: 'Salad (Copy)',
    createdAt: NOW,
    packageSizeOz: 4,
    components: salad.components,
  });
});

test('two mixes of one name have different ids', () => {
  const draft = editedMix({ kind: 'edit', mix: salad });
  expect(newMix(draft, new Set(['mix_salad']), NOW).id).toBe('mix_salad-2');
});

test('rows without a variety are not saved', () => {
  const draft = withBlankRow(editedMix({ kind: 'edit', mix: salad }));
  expect(draft.components).toHaveLength(3);
  expect(mixChange(draft).components).toEqual(salad.components);
});

test('the default blend gives 40, 25, 20, 10, 5 percent to the first five varieties', () => {
  const { components } = withDefaultBlend(editedMix({ kind: 'new' }), five);
  const percents = components.map(({ varietyId, percent }) => `${varietyId} ${percent}`);
  expect(percents).toEqual(['pea 40', 'kale 25', 'radish 20', 'beet 10', 'basil 5']);
  expect(hasDefaultBlend(five)).toBe(true);
  expect(hasDefaultBlend(five.slice(1))).toBe(false);
});
