import { expect, test } from 'vitest';
import {
  formatCount,
  formatDollars,
  formatPrice,
  formatNumber,
  formatOz,
  formatPercent,
  formatTrays,
} from './format.ts';

test.each([
  [
    'money is dollars with two decimals and thousands separators',
    formatDollars(1234.5),
    '$1,234.50',
  ],
  ['fine costs take four decimals', formatDollars(0.12345, 4), '$0.1235'],
  ['a loss has its sign before the dollar', formatDollars(-2), '-$2.00'],
  ['no dollars are never minus none', formatDollars(-0.001), '$0.00'],
  ['nothing is never minus nothing', formatNumber(-0.04, 1), '0.0'],
  ['weights take one decimal', formatOz(105), '105.0 oz'],
  // They fall a hair beside the half that they mean.
  ['40 less 34.85 is rounded up', formatOz(40 - 34.85), '5.2 oz'],
  ['a half is rounded up', formatOz(5.05), '5.1 oz'],
  ['many and none are plural', formatTrays(0), '0 trays'],
  ['one is singular', formatTrays(1), '1 tray'],
  ['an irregular plural is given', formatCount(2, 'variety', 'varieties'), '2 varieties'],
  ['a share is whole percent', formatPercent(86.538), '87%'],
  ['a price has cents', formatPrice(4.1), '$4.10'],
  ['a finer price has all it has', formatPrice(0.0125), '$0.0125'],
])('%s', (_rule, written, text) => {
  expect(written).toBe(text);
});
