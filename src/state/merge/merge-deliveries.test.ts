import { expect, test } from 'vitest';
import { newShortText } from '#domain/answers/plan-diff/diff-shorts.ts';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { mergeBothWays, mergeTwo } from '#tests/support/merge/merge-two.ts';
import type { FarmAction } from '../records/farm-action.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';

const act = (farm: FarmDocument, action: FarmAction) => actOn(farm, BISTRO_DAY, action);

/** One of Friday's three trays is lost: Bistro is short of 8 oz (example 10). */
const LOST = bistroFarm({
  harvestLosses: [aHarvestLoss({ dateISO: '2026-11-21', varietyId: 'sunflower' })],
});
function taken(farm: FarmDocument, oz: number): FarmDocument {
  const friday = { orderId: 'ord_bistro_friday', dateISO: '2026-11-27', varietyId: 'sunflower' };
  const take = { kind: 'TAKE', ...friday, oz, harvestISO: '2026-11-28' } as const;
  return act(farm, { type: 'CHANGE_DELIVERIES', payload: { add: [take], remove: [] } });
}
const shortOf = (farm: FarmDocument) =>
  listShortages(forecastSupply(farm, BISTRO_DAY)).map(({ orderName, shortOz }) => [
    orderName,
    shortOz,
  ]);

test('what one device takes for an order that the other deletes is given back to all others', () => {
  const deleted = act(LOST, { type: 'DELETE_ORDER', payload: { id: 'ord_bistro_friday' } });
  for (const { merged } of mergeBothWays(LOST, taken(LOST, 3.28), deleted)) {
    expect(merged.orders.map(({ name }) => name)).toEqual(['Cafe Saturday', 'Grill Tuesday']);
    // Nobody is short, and nothing of Saturday's cut is held back for the order that is gone.
    expect(shortOf(merged)).toEqual([]);
    const [before, after] = [deleted, merged].map((farm) => forecastSupply(farm, BISTRO_DAY));
    expect(before && after && newShortText(before, after)).toEqual('');
    const leftOf = (farm: FarmDocument) =>
      forecastSupply(farm, BISTRO_DAY)
        .ledger.get('sunflower')
        ?.lots.map(({ id, leftOz }) => [id, leftOz]);
    expect(leftOf(merged)).toEqual(leftOf(deleted));
  }
});

test('two devices that take the same ounces keep both, and the younger order is short', () => {
  const { merged, notices } = mergeTwo(LOST, taken(LOST, 3), taken(LOST, 2.5));
  expect(merged.deliveryChanges?.map((change) => 'oz' in change && change.oz).toSorted()).toEqual([
    2.5, 3,
  ]);
  expect(notices).toEqual([]);
  // Bistro gets 32 oz of Friday and 5.5 of Saturday's 16; 10.5 are left for the 12 oz of the younger Cafe.
  expect(shortOf(merged)).toEqual([
    ['Bistro Friday', 2.5],
    ['Cafe Saturday', 1.5],
  ]);
});
