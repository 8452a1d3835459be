import { expect, test } from 'vitest';
import { labelLink, qrSize } from './label-link.ts';
import { LABEL_PAPERS } from './label-papers.ts';
import { fittingLines, packLabelLines, trayTagLines } from './label-text.ts';

const LABEL = {
  count: 8,
  product: 'Rambo Radish',
  parts: '',
  net: '4 oz (113 g)',
  lot: 'RARA-261204',
  cutISO: '2026-12-04',
  bestByISO: '2026-12-09',
  batches: [],
};

const textsOf = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => text);

test('the label of a package says what it is, its lot and days, and the farm', () => {
  const brand = { farmName: 'Green Acre', labelLine: 'Keep refrigerated' };
  expect(textsOf(packLabelLines(LABEL, brand))).toEqual([
    'Rambo Radish',
    'Net 4 oz (113 g)',
    'Lot RARA-261204',
    'Cut Fri 12/4, Best by Wed 12/9',
    'Green Acre',
    'Keep refrigerated',
  ]);
});

test('what does not fit goes from the end, lot and best by never', () => {
  const lines = packLabelLines({ ...LABEL, parts: 'Pea 60 %' }, { farmName: 'Green Acre' });
  // Three lines of 6 points at 1.15: 7.3 mm.
  expect(textsOf(fittingLines(lines, 7.5).lines)).toEqual([
    'Rambo Radish',
    'Lot RARA-261204',
    'Cut Fri 12/4, Best by Wed 12/9',
  ]);
  expect(textsOf(fittingLines(lines, 2).lines)).toEqual([
    'Lot RARA-261204',
    'Cut Fri 12/4, Best by Wed 12/9',
  ]);
  expect(fittingLines(lines, 100).fontPt).toBe(10);
});

test('the tag of a tray counts the trays of its batch', () => {
  const tag = { ...LABEL, count: 5, plantedISO: '2026-11-26', seed: 'RB-2291' };
  expect(textsOf(trayTagLines(tag, 1))).toEqual([
    'Rambo Radish',
    'Lot RARA-261204',
    'Planted Thu 11/26',
    'Cut Fri 12/4',
    'Seed RB-2291',
    '1 of 5',
  ]);
});

test('the code of a label opens its lot, in capitals and 38 characters at most', () => {
  expect(labelLink('https://farm.example', 'RARA-261204')).toEqual({
    link: 'HTTPS://FARM.EXAMPLE/T/RARA-261204',
  });
  expect(labelLink('http://localhost:5173', 'RARA-261204').link).toBeNull();
  expect(labelLink('https://farm.example', 'RARA-261204.PEAX-261204').link).toBeNull();
  expect(labelLink('https://farm.example', '').link).toBeNull();
  // 33 modules with their margin.
  expect(qrSize(20)).toBeCloseTo(16.5);
  expect(qrSize(13)).toBeCloseTo(13);
  expect(qrSize(12)).toBeNull();
});

test.each(LABEL_PAPERS.map((paper) => [paper.name, paper] as const))(
  'all labels of %s lie on its page',
  (_name, { page, first, pitch, label, columns, rows }) => {
    expect(first.left + (columns - 1) * pitch.x + label.width).toBeLessThanOrEqual(page.width);
    expect(first.top + (rows - 1) * pitch.y + label.height).toBeLessThanOrEqual(page.height);
    expect(label.width).toBeLessThanOrEqual(pitch.x);
  },
);
