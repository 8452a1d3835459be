import { expect, test } from 'vitest';
import { computePlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { BISTRO_DAY, bistroFarm, withYield } from '#tests/support/farms/bistro-farm.ts';
import { type DiffSection, planDiffSections } from './plan-diff-sections.ts';

function sectionsOf(after: FarmDocument) {
  const diff = computePlanChange(
    forecastSupply(bistroFarm(), BISTRO_DAY),
    forecastSupply(after, BISTRO_DAY),
  );
  return { diff, sections: planDiffSections(diff) };
}

/** Day, name, change, difference and note of each line. */
const rowsOf = ({ lines }: DiffSection) => lines.map((line) => Object.values(line));

test('a smaller yield is told by section, and what grows already says so', () => {
  const { diff, sections } = sectionsOf(withYield(bistroFarm(), 'sunflower', 12));
  expect(diff.isWarning).toBe(true);
  expect(sections.map(({ title }) => title)).toEqual(['Planting', 'Harvest', 'Short']);
  expect(sections.map((section) => rowsOf(section)[0])).toEqual([
    ['Tue 11/24', 'Sunflower', '3 → 4 trays', '+1', 'for Fri 12/4'],
    ['Fri 11/27', 'Sunflower', '48 → 36 oz', '−12', 'already growing'],
    ['Fri 11/27', 'Bistro Friday, Sunflower', '0 → 4 oz', '+4', 'already growing'],
  ]);
});

test('trays of an order that goes are told as surplus, and that is no warning', () => {
  const orders = bistroFarm().orders.filter(({ name }) => name !== 'Bistro Friday');
  const { diff, sections } = sectionsOf(bistroFarm({ orders }));
  expect(diff.isWarning).toBe(false);
  const [surplus] = sections.slice(-1);
  expect(surplus?.title).toBe('Surplus');
  expect(surplus && rowsOf(surplus)).toEqual([
    ['Fri 11/27', 'Sunflower', '0 → 36 oz', '+36', '2 planted trays'],
    ['Sat 11/28', 'Sunflower', '12 → 16 oz', '+4', '1 planted tray'],
  ]);
});

test('a change that leaves the plan alone has no section, one of the racks tells hundredths of slots', () => {
  const { diff, sections } = sectionsOf(bistroFarm());
  expect(sections).toEqual([]);
  const row = {
    dateISO: BISTRO_DAY,
    kind: 'germination',
    overBefore: 1.5,
    overAfter: 2.25,
  } as const;
  const [racks] = planDiffSections({ ...diff, full: [row] });
  expect(racks?.lines[0]).toMatchObject({ change: 'over by 1.5 → 2.25', difference: '+0.75' });
});
