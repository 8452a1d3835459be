import { expect, test } from 'vitest';
import { aMix, aVariety } from '#tests/support/builders/builders.ts';
import {
  type EditedMix,
  editedMix,
  hasDefaultBlend,
  mixChange,
  mixSaveProblem,
  newMix,
  withBlankRow,
  defaultBlend,
} from './mix-draft.ts';

const NOW = '2026-11-20T13:30:00.000Z';
const salad = aMix({ pea: 60, kale: 40 }, { id: 'mix_salad', name: 'Salad', packageSizeOz: 4 });
const five = ['pea', 'kale', 'radish', 'beet', 'basil'].map((id) => aVariety({ id }));

const PROBLEM = 'Name, size, and 100% blend required';

/** Shares as `[variety, percent]`. */
const blend = (...shares: readonly (readonly [string | null, number | null])[]) =>
  shares.map(([varietyId, percent], key) => ({ key, varietyId, percent }));

test.each<[string, Partial<EditedMix>, string | null]>([
  ['all it needs', {}, null],
  ['a size below an ounce', { packageSizeOz: 0.5 }, null],
  ['a share that is not typed', { components: blend(['pea', 100], ['kale', null]) }, null],
  ['rows left blank', { components: blend(['pea', 100], [null, null]) }, null],
  ['a blank name', { name: '  ' }, PROBLEM],
  ['a size of 0', { packageSizeOz: 0 }, PROBLEM],
  ['no component', { components: [] }, PROBLEM],
  ['a blend below 100', { components: blend(['pea', 99]) }, PROBLEM],
  ['an empty share', { components: blend(['pea', null]) }, PROBLEM],
  ['a negative share', { components: blend(['pea', 110], ['kale', -10]) }, PROBLEM],
  ['a share without a variety', { components: blend(['pea', 100], [null, 1]) }, PROBLEM],
  ['no variety at all', { components: blend([null, 100]) }, PROBLEM],
  ['one variety twice', { components: blend(['pea', 60], ['pea', 40]) }, PROBLEM],
])('a mix with %s can be saved, or not', (_, changes, problem) => {
  expect(mixSaveProblem({ ...editedMix({ kind: 'edit', mix: salad }), ...changes })).toEqual(
    problem,
  );
});

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
  const draft = editedMix({ kind: 'edit', mix: salad });
  const components = withBlankRow(draft.components);
  expect(components).toHaveLength(3);
  expect(mixChange({ ...draft, components }).components).toEqual(salad.components);
  const typed = { ...draft, components: blend(['pea', 100], ['kale', null]) };
  expect(mixChange(typed).components).toEqual(aMix({ pea: 100, kale: 0 }).components);
});

test('the default blend gives 40, 25, 20, 10, 5 percent to the first five varieties', () => {
  const percents = defaultBlend(five).map(({ varietyId, percent }) => `${varietyId} ${percent}`);
  expect(percents).toEqual(['pea 40', 'kale 25', 'radish 20', 'beet 10', 'basil 5']);
  expect(hasDefaultBlend(five)).toBe(true);
  expect(hasDefaultBlend(five.slice(1))).toBe(false);
});
