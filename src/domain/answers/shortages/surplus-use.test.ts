import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { plantingsOf } from '#domain/answers/plan-diff/diff-plantings.ts';
import { diffShorts } from '#domain/answers/plan-diff/diff-shorts.ts';
import { forecastSupply, type Outlook } from '#domain/supply/outlook.ts';
import { SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { BISTRO_DAY, bistroFarmWithDeli } from '#tests/support/farms/bistro-farm.ts';
import { arbitraryDeliveredFarm } from '#tests/support/random/arbitrary-lived-farm.ts';
import { chosenId } from '#tests/support/random/chosen.ts';
import { surplusUse } from './surplus-use.ts';

function skipped(farm: FarmDocument, orderId: string, dateISO: string): FarmDocument {
  const atISO = '2026-11-22T08:00:00.000Z';
  const skip = aDeliveryChange({ kind: 'SKIP', orderId, dateISO, atISO });
  return { ...farm, deliveryChanges: [...(farm.deliveryChanges ?? []), skip] };
}

const leftOf = ({ ledger }: Outlook) =>
  (ledger.get('sunflower')?.lots ?? [])
    .filter(({ state, leftOz }) => state === 'growing' && leftOz > 0)
    .map(({ dayISO, leftOz }) => [dayISO, leftOz]);

test('greens of a skipped delivery serve the one that trays would be planted for', () => {
  const farm = bistroFarmWithDeli();
  const after = forecastSupply(skipped(farm, 'ord_bistro_friday', '2026-11-27'), BISTRO_DAY);
  expect(leftOf(after)).toEqual([
    ['2026-11-27', 36],
    ['2026-11-28', 16],
  ]);
  const use = surplusUse(forecastSupply(farm, BISTRO_DAY), after);
  expect(use.words).toEqual([
    '20 oz Sunflower already growing for Fri 11/27 can serve Wed 12/2: 2 fewer trays',
  ]);
  const deli = { orderId: 'ord_deli', dateISO: '2026-12-02', varietyId: 'sunflower' };
  expect(use.takes).toEqual([{ kind: 'TAKE', ...deli, oz: 20, harvestISO: '2026-11-27' }]);
  expect(leftOf(use.outlook)).toEqual([
    ['2026-11-27', 16],
    ['2026-11-28', 16],
  ]);
});

function traysToPlant(outlook: Outlook): number {
  const ids = outlook.farm.varieties.map(({ id }) => id);
  return sumOf(
    (['planned', 'late'] as const)
      .flatMap((state) => plantingsOf(outlook, ids, state))
      .map(({ task }) => task.trays ?? 0),
  );
}

test('using what grows never makes a delivery shorter and never needs more trays', () => {
  checkLaw([arbitraryDeliveredFarm(), fc.nat()], { numRuns: 60 }, ({ farm, today }, pick) => {
    const gone = chosenId(farm.orders, pick);
    const without = { ...farm, orders: farm.orders.filter(({ id }) => id !== gone) };
    const [before, after] = [forecastSupply(farm, today), forecastSupply(without, today)];
    const use = surplusUse(before, after);
    const shorter = diffShorts(after, use.outlook).filter(
      ({ shortBefore, shortAfter }) => shortAfter - shortBefore >= SHORT_OZ,
    );
    expect(shorter).toEqual([]);
    expect(traysToPlant(use.outlook)).toBeLessThanOrEqual(traysToPlant(after));
    expect(use.words.length > 0).toBe(use.takes.length > 0);
    // What is tried piece by piece is what the whole farm says.
    const whole = forecastSupply(use.outlook.farm, today);
    expect(use.outlook.ledger).toEqual(whole.ledger);
  });
});
