import { expect, test } from 'vitest';
import { computePlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { BISTRO_DAY, bistroFarm, withYield } from '#tests/support/farms/bistro-farm.ts';
import { planDiffSections } from './plan-diff-sections.ts';

function sectionsOf(after: FarmDocument) {
  const diff = computePlanChange(
    forecastSupply(bistroFarm(), BISTRO_DAY),
    forecastSupply(after, BISTRO_DAY),
  );
  return { diff, sections: planDiffSections(diff) };
}

test('a smaller yield is told by section, and what grows already says so', () => {
  const { diff, sections } = sectionsOf(withYield(bistroFarm(), 'sunflower', 12));
  expect(diff.isWarning).toBe(true);
  expect(sections.map(({ title }) => title)).toEqual(['Planting', 'Harvest', 'Short']);
  expect(sections.map(({ lines }) => lines[0])).toEqual([
    {
      day: 'Tue 11/24',
      name: 'Sunflower',
      change: '3 → 4 trays',
      difference: '+1',
      note: 'for Fri 12/4',
    },
    {
      day: 'Fri 11/27',
      name: 'Sunflower',
      change: '48 → 36 oz',
      difference: '−12',
      note: 'already growing',
    },
    {
      day: 'Fri 11/27',
      name: 'Bistro Friday, Sunflower',
      change: '0 → 4 oz',
      difference: '+4',
      note: 'already growing',
    },
  ]);
});

test('trays of an order that goes are told as surplus, and that is no warning', () => {
  const orders = bistroFarm().orders.filter(({ name }) => name !== 'Bistro Friday');
  const { diff, sections } = sectionsOf(bistroFarm({ orders }));
  expect(diff.isWarning).toBe(false);
  expect(sections.at(-1)).toEqual({
    title: 'Surplus',
    lines: [
      {
        day: 'Fri 11/27',
        name: 'Sunflower',
        change: '0 → 36 oz',
        difference: '+36',
        note: '2 planted trays',
      },
      {
        day: 'Sat 11/28',
        name: 'Sunflower',
        change: '12 → 16 oz',
        difference: '+4',
        note: '1 planted tray',
      },
    ],
  });
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
