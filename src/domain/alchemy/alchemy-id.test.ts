import { expect, test } from 'vitest';
import { alchemyId } from './alchemy-id.ts';

test('an id says what it is, how it is called and when it was made', () => {
  expect(alchemyId('itm', 'Pea powder', Number.parseInt('mb2k9x', 36))).toBe(
    'itm_pea-powder_mb2k9x',
  );
  expect(alchemyId('cat', 'Powders', 35)).toBe('cat_powders_z');
});

test('a name without letters leaves the kind', () => {
  expect(alchemyId('grp', '…', 35)).toBe('grp_subgroup_z');
});
