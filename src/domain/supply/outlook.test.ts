import { expect, test } from 'vitest';
import { aTask } from '#tests/support/builders/builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { outlookAfter, forecastSupply } from './outlook.ts';

test('the first mark, or undoing the last one, changes what is late for all varieties', () => {
  const farm = bistroFarm();
  // What is planted and open for the day before counts as planted only where nobody ticks.
  const open = farm.tasks.map((task) => ({ ...task, done: false }));
  const silent = forecastSupply({ ...farm, tasks: open }, BISTRO_DAY);
  expect(silent.isTicking).toBe(false);
  const radish = { varietyId: 'radish', cycleKey: 'radish|2026-11-30' };
  const tick = aTask({ ...radish, dateISO: BISTRO_DAY, done: true });
  const ticking = { ...farm, tasks: [...open, tick] };
  const after = outlookAfter(silent, ticking, new Set(['radish']));
  expect(after.isTicking).toBe(true);
  expect(after.ledger.get('sunflower')?.lots).toEqual(
    forecastSupply(ticking, BISTRO_DAY).ledger.get('sunflower')?.lots,
  );
  expect(after.ledger.get('sunflower')?.lots).not.toEqual(silent.ledger.get('sunflower')?.lots);
  const back = outlookAfter(after, { ...farm, tasks: open }, new Set(['radish']));
  expect(back.isTicking).toBe(false);
  expect(back.ledger.get('sunflower')?.lots).toEqual(silent.ledger.get('sunflower')?.lots);
});

test('an outlook of a change of one variety takes the others over as they are', () => {
  const farm = bistroFarm();
  const before = forecastSupply(farm, BISTRO_DAY);
  const loss = aHarvestLoss({ dateISO: BISTRO_DAY, varietyId: 'sunflower' });
  const changed = { ...farm, harvestLosses: [loss] };
  const after = outlookAfter(before, changed, new Set(['sunflower']));
  expect(after.ledger.get('radish')).toBe(before.ledger.get('radish'));
  expect(after.tasks.get('radish')).toBe(before.tasks.get('radish'));
  expect(after.ledger).toEqual(forecastSupply(changed, BISTRO_DAY).ledger);
});
