import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { changedVarieties } from '#domain/supply/changed-varieties.ts';
import { outlookAfter, forecastSupply } from '#domain/supply/outlook.ts';
import { arbitraryLivedFarm } from '#tests/support/random/arbitrary-lived-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { compareOutlooks } from './compare-outlooks.ts';

const RUNS = { numRuns: 15 };

/** A farm and the same farm after one thing was done to it. */
function anyChange() {
  return fc
    .tuple(arbitraryLivedFarm(), fc.constantFrom(...CHANGES), fc.nat({ max: 50 }))
    .map(([{ farm, today }, change, at]) => ({ before: farm, after: change(farm, at), today }));
}

const CHANGES: readonly ((farm: FarmDocument, at: number) => FarmDocument)[] = [
  (farm, at) => ({ ...farm, orders: without(farm.orders, at) }),
  (farm, at) => ({ ...farm, recurring: without(farm.recurring, at) }),
  (farm, at) => ({ ...farm, deliveryChanges: without(farm.deliveryChanges ?? [], at) }),
  (farm, at) => ({ ...farm, harvestLosses: without(farm.harvestLosses, at) }),
  (farm, at) => ({ ...farm, traysPlantedLog: without(farm.traysPlantedLog, at) }),
  (farm, at) => ({ ...farm, harvestLog: without(farm.harvestLog ?? [], at) }),
  (farm, at) => ({ ...farm, products: without(farm.products, at) }),
  (farm, at) => ({ ...farm, varieties: without(farm.varieties, at) }),
  (farm, at) => ({
    ...farm,
    varieties: farm.varieties.map((variety, index) =>
      index === at % farm.varieties.length ? { ...variety, yieldOzPerTray: 5 } : variety,
    ),
  }),
  (farm, at) => ({
    ...farm,
    tasks: farm.tasks.map((task, index) =>
      index === at % farm.tasks.length ? { ...task, done: !task.done } : task,
    ),
  }),
  (farm) => ({ ...farm, batchSettings: { ...farm.batchSettings, generalBufferPercent: 50 } }),
];

function without<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, index) => index !== at % Math.max(1, list.length));
}

test('the short cut over the varieties that changed is the full run', () => {
  checkLaw([anyChange()], RUNS, ({ before, after, today }) => {
    const was = forecastSupply(before, today);
    const changed = changedVarieties(before, after);
    const quick =
      changed === null ? forecastSupply(after, today) : outlookAfter(was, after, changed);
    const full = forecastSupply(after, today);
    for (const { id } of after.varieties) {
      expect(quick.ledger.get(id)).toEqual(full.ledger.get(id));
      expect(quick.tasks.get(id)).toEqual(full.tasks.get(id));
    }
    expect(compareOutlooks(was, quick)).toEqual(compareOutlooks(was, full));
  });
});

test('nothing is different between a farm and itself', () => {
  checkLaw([arbitraryLivedFarm()], RUNS, ({ farm, today }) => {
    expect(
      compareOutlooks(forecastSupply(farm, today), forecastSupply({ ...farm }, today)),
    ).toEqual({
      summary: '',
      plantings: [],
      harvests: [],
      tooLate: [],
      short: [],
      surplus: [],
      full: [],
    });
  });
});

test('what a change does, taking it back undoes', () => {
  checkLaw([anyChange()], RUNS, ({ before, after, today }) => {
    const [was, is] = [forecastSupply(before, today), forecastSupply(after, today)];
    const [there, back] = [compareOutlooks(was, is), compareOutlooks(is, was)];
    const turned = back.plantings.map((row) => ({
      ...row,
      before: row.after,
      after: row.before,
      delta: 0 - row.delta,
    }));
    expect(turned).toEqual(there.plantings);
    expect(back.harvests.map(({ ozBefore, ozAfter }) => [ozAfter, ozBefore])).toEqual(
      there.harvests.map(({ ozBefore, ozAfter }) => [ozBefore, ozAfter]),
    );
    expect(back.full.map(({ overBefore, overAfter }) => [overAfter, overBefore])).toEqual(
      there.full.map(({ overBefore, overAfter }) => [overBefore, overAfter]),
    );
  });
});
