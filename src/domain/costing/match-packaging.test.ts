import { expect, test } from 'vitest';
import { aPackaging } from '#tests/support/builders/catalog-builders.ts';
import { matchPackaging } from './match-packaging.ts';

const clamshell = aPackaging();
const tub = aPackaging({ id: 'pkg_3', microgreenContent: { qty: 3, unit: 'oz' } });

test('the one package that holds as much is matched, standard size or not', () => {
  expect(matchPackaging({ packaging: [clamshell, tub] }, { ounces: 4 })).toEqual({
    packaging: clamshell,
    note: null,
  });
  expect(matchPackaging({ packaging: [clamshell, tub] }, { ounces: 3.01 })).toEqual({
    packaging: tub,
    note: null,
  });
});

test('several matches are not chosen between', () => {
  expect(
    matchPackaging({ packaging: [clamshell, { ...clamshell, id: 'pkg_bag' }] }, { ounces: 4 }),
  ).toEqual({
    packaging: null,
    note: {
      text: 'Multiple packaging definitions match 4 oz; unable to choose automatically.',
      mend: { to: 'packaging' },
    },
  });
});
