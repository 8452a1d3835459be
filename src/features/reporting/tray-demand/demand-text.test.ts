import { expect, test } from 'vitest';
import type { Market } from '#domain/orders/order.ts';
import { EVERY_MARKET } from '#domain/reports/tray-demand.ts';
import { aTrayDemandRow } from '#tests/support/builders/report-builders.ts';
import { demandNotes, mixLabel, ouncesLabel, scopeLabel } from './demand-text.ts';

const markets: readonly Market[] = [
  { id: 'a', name: 'A', kind: 'MARKET' },
  { id: 'b', name: 'B', kind: 'MARKET' },
  { id: 'gala', name: 'Gala', kind: 'EVENT' },
];

test('the filters are told in a few words', () => {
  expect(scopeLabel(EVERY_MARKET, markets)).toBe('2 markets, 1 event');
  expect(scopeLabel({ ...EVERY_MARKET, marketIds: new Set(['b', 'gala']) }, markets)).toBe(
    '1 of 2 markets, 1 event',
  );
  expect(scopeLabel({ kinds: ['MARKET'], marketIds: null }, markets)).toBe('2 markets, no events');
  expect(scopeLabel({ ...EVERY_MARKET, marketIds: new Set() }, markets)).toBe(
    'no markets, no events',
  );
});

test('ounces have two decimals at most, and a dash when they are not known', () => {
  expect([2, 2.4, 1.6667, 6.4903, 0].map(ouncesLabel)).toEqual(['2', '2.4', '1.67', '6.49', '—']);
});

test('packages of mixes are told beside all packages of a row', () => {
  expect(mixLabel({ units: 30, mixUnits: 0 })).toBe('');
  expect(mixLabel({ units: 30, mixUnits: 20 })).toBe('20 in mixes');
  expect(mixLabel({ units: 20, mixUnits: 20 })).toBe('all in mixes');
});

test('only what is not plain to see is explained', () => {
  const row = aTrayDemandRow();
  expect(demandNotes([row, { ...row, varietyId: 'kale' }])).toBe('');
  expect(demandNotes([{ ...row, mixUnits: 4, isAverage: true }, row])).toBe(
    'A mix package appears in each of its varieties’ rows but counts once in the total. ' +
      'If packages hold different amounts of a variety, Pkg Oz is the average. ' +
      'Trays are rounded up once per variety, so each row shows only the trays it adds.',
  );
});
