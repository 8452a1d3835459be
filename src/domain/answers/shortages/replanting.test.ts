import { expect, test } from 'vitest';
import { compareOutlooks } from '#domain/answers/plan-diff/compare-outlooks.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { BISTRO_DAY, bistroFarm, plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { replantingOf } from './replanting.ts';

/** Sunflower takes ten days: what is planted on Sunday 11/22 is cut on Wednesday 12/2. */
const READY = '2026-12-02';

const PLANTING = { varietyId: 'sunflower', cycleKey: 'sunflower|2026-12-04' };

/** Three trays for Friday 12/4 are in the ground already, and two of them are lost. */
function lostFarm(more: Partial<FarmDocument> = {}): FarmDocument {
  const farm = bistroFarm();
  return {
    ...farm,
    tasks: [...farm.tasks, ...plantedCycle('sunflower', '2026-11-21', '2026-12-04', 3, { oz: 48 })],
    harvestLosses: [aHarvestLoss({ dateISO: BISTRO_DAY, ...PLANTING, qty: 2 })],
    ...more,
  };
}

test('what a delivery misses is grown again when that is ready in time', () => {
  // 16 oz are left of 48, Bistro wants 40: it takes 24. The 8 oz that Friday would have left over are gone
  // for the plan of Saturday, which has a tray of its own; with the 24 oz taken off Friday, two trays of 16
  // would leave 16 over there, and the plan drops that tray: Saturday's 12 oz are taken, too.
  expect(replantingOf(forecastSupply(lostFarm(), BISTRO_DAY), 'sunflower')).toMatchObject({
    harvestISO: READY,
    trays: 3,
    changes: [
      { kind: 'TAKE', orderId: 'ord_bistro_friday', dateISO: '2026-12-04', oz: 24 },
      { kind: 'TAKE', orderId: 'ord_cafe_saturday', dateISO: '2026-12-05', oz: 12 },
    ],
  });
});

test('taken from that harvest, the plan plants as many trays today, and no one is short', () => {
  const farm = lostFarm();
  const before = forecastSupply(farm, BISTRO_DAY);
  const changes = replantingOf(before, 'sunflower')?.changes ?? [];
  const deliveryChanges = changes.map((change, index) =>
    aDeliveryChange({ ...change, id: `dch_${index}` }),
  );
  const diff = compareOutlooks(before, forecastSupply({ ...farm, deliveryChanges }, BISTRO_DAY));
  // 36 oz of 16 a tray.
  expect(diff.plantings[0]).toMatchObject({ dateISO: BISTRO_DAY, before: 0, after: 3 });
  expect(diff.short).toMatchObject([{ dateISO: '2026-12-04', shortBefore: 24, shortAfter: 0 }]);
});

test('a delivery before that harvest cannot be helped by it', () => {
  const farm = bistroFarm({
    harvestLosses: lostFarm().harvestLosses.map((loss) => ({
      ...loss,
      cycleKey: 'sunflower|2026-11-27',
    })),
  });
  expect(replantingOf(forecastSupply(farm, BISTRO_DAY), 'sunflower')).toBeNull();
});
