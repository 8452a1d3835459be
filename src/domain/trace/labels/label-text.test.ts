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

/** Every character is half as wide as it is high. */
const half = (text: string) => text.length / 2;

const textsOf = (lines: readonly { readonly text: string }[]) =>
  lines.map(({ text }) => text).join(' / ');
const CUT = 'Cut Fri 12/4, Best by Wed 12/9';

test('the label of a package says what it is, its lot and days, and the farm', () => {
  const brand = { farmName: 'Green Acre', labelLine: 'Keep refrigerated' };
  expect(textsOf(packLabelLines(LABEL, brand))).toBe(
    `Rambo Radish / Net 4 oz (113 g) / Lot RARA-261204 / ${CUT} / Green Acre / Keep refrigerated`,
  );
});

test('what does not fit goes from the end, lot and best by never', () => {
  const lines = packLabelLines({ ...LABEL, parts: 'Pea 60 %' }, { farmName: 'Green Acre' });
  const fitting = (height: number) =>
    textsOf(fittingLines(lines, { width: 60, height }, half).lines);
  // Three lines of 6 points at 1.15: 7.3 mm.
  expect(fitting(7.5)).toBe(`Rambo Radish / Lot RARA-261204 / ${CUT}`);
  expect(fitting(2)).toBe(`Lot RARA-261204 / ${CUT}`);
  expect(fittingLines(lines, { width: 100, height: 100 }, half).fontPt).toBe(10);
});

test('a long product wraps, and its second row has its room', () => {
  const lines = packLabelLines(
    { ...LABEL, product: 'Detroit Dark Red Beet Greens' },
    { farmName: 'Green Acre' },
  );
  // 28 characters of half a point at 6 points are 29.6 mm: two rows of 20 mm, as is "Cut …, Best by …".
  const height = 7 * 6 * 1.15 * (25.4 / 72);
  const fitting = fittingLines(lines, { width: 20, height }, half);
  expect([fitting.lines.length, fitting.fontPt]).toEqual([5, 6]);
  expect(fittingLines(lines, { width: 20, height: height - 1 }, half).lines).toHaveLength(4);
  // At 10 points a row takes 5.6 characters of 10 mm: a word that is wider breaks.
  const lot = [{ text: 'RARA-261204', kind: 'lot' }] as const;
  const two = 2 * 10 * 1.15 * (25.4 / 72);
  expect(fittingLines(lot, { width: 10, height: two }, half).fontPt).toBe(10);
  expect(fittingLines(lot, { width: 10, height: two / 2 }, half).fontPt).toBe(6);
});

test('the tag of a tray counts the trays of its batch', () => {
  const tag = { ...LABEL, count: 5, plantedISO: '2026-11-26', seed: 'RB-2291' };
  expect(textsOf(trayTagLines(tag, 1))).toBe(
    'Rambo Radish / Lot RARA-261204 / Planted Thu 11/26 / Cut Fri 12/4 / Seed RB-2291 / 1 of 5',
  );
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
