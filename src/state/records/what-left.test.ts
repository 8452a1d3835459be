import { expect, test } from 'vitest';
import type { DeliveryLine } from '#domain/orders/delivery.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { actOn } from '#tests/support/devices/act.ts';
import { cutBistroFarm } from '#tests/support/farms/bistro-farm.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { FarmAction } from './farm-action.ts';

const MONDAY = '2026-11-30';
const SATURDAY = { orderId: 'ord_cafe_saturday', dateISO: '2026-11-28' };

/** The delivery of Saturday, packed and delivered with its one line as told. */
function delivered(line: Omit<DeliveryLine, 'itemId'>): FarmDocument {
  const farm = cutBistroFarm();
  const cafe = farm.orders.find(({ id }) => id === SATURDAY.orderId);
  const itemId = cafe?.items[0]?.id ?? '';
  return actOn(
    farm,
    MONDAY,
    { type: 'CORRECT_DELIVERY', payload: { ...SATURDAY, lines: [{ itemId, ...line }] } },
    markAs('DELIVERED', SATURDAY),
  );
}

function leftOf(farm: FarmDocument) {
  const lots = forecastSupply(farm, MONDAY).ledger.get('sunflower')?.lots ?? [];
  return lots
    .filter(({ dayISO, leftOz }) => dayISO < MONDAY && leftOz > 1e-6)
    .map(({ dayISO, leftOz }) => [dayISO, roundTo(leftOz, 4)]);
}

const SHORT = { packed: 9, returned: 0, reason: 'SHORT' } as const;

test('what was not packed stays where it was cut', () => {
  expect(leftOf(delivered(SHORT))).toEqual([['2026-11-28', 15]]);
});

test('what came back and is fit to be sold is there again, other greens are not', () => {
  expect(leftOf(delivered({ ...SHORT, returned: 2, back: 2 }))).toEqual([
    ['2026-11-27', 1],
    ['2026-11-28', 16],
  ]);
  expect(leftOf(delivered({ ...SHORT, returned: 2 }))).toEqual([['2026-11-28', 15]]);
});

test('what left is gone, also when its delivery is skipped or its order deleted since', () => {
  const farm = delivered(SHORT);
  const skipped = actOn(farm, MONDAY, {
    type: 'CHANGE_DELIVERIES',
    payload: { add: [{ kind: 'SKIP', ...SATURDAY }], remove: [] },
  });
  expect(leftOf(skipped)).toEqual(leftOf(farm));
  const dropped: FarmAction = { type: 'DELETE_ORDER', payload: { id: SATURDAY.orderId } };
  expect(leftOf(actOn(farm, MONDAY, dropped))).toEqual(leftOf(farm));
  expect(leftOf(actOn(farm, MONDAY, { ...dropped, past: true } as FarmAction))).toEqual(
    leftOf(farm),
  );
});

test('a delivery marked by an older version left what its order had', () => {
  const farm = delivered(SHORT);
  const deliveries = (farm.deliveries ?? []).map(({ sent: _sent, ...delivery }) => delivery);
  expect(leftOf({ ...farm, deliveries })).toEqual([['2026-11-28', 15]]);
});

test('a lowered delivery counts only until its packed amounts are recorded', () => {
  const less = { kind: 'LESS', ...SATURDAY, varietyId: 'sunflower', oz: 5 } as const;
  const agreed: FarmAction = { type: 'CHANGE_DELIVERIES', payload: { add: [less], remove: [] } };
  expect(leftOf(actOn(delivered(SHORT), MONDAY, agreed))).toEqual([['2026-11-28', 15]]);
  const marked = markAs('DELIVERED', SATURDAY);
  // 7 of the 8 that were carried.
  expect(leftOf(actOn(cutBistroFarm(), MONDAY, marked, agreed))).toEqual([
    ['2026-11-27', 1],
    ['2026-11-28', 16],
  ]);
});

test('what left is served before all others of its harvest and is never short', () => {
  // Saturday's cafe got 30 oz, all that was there and more; nobody is told that they are short.
  const farm = delivered({ packed: 30, returned: 0 });
  const supply = forecastSupply(farm, '2026-11-28').ledger.get('sunflower');
  const ofDay = supply?.claims.filter(({ dayISO }) => dayISO === SATURDAY.dateISO) ?? [];
  expect(ofDay.map(({ oz, gotOz, isLeft }) => [oz, gotOz, isLeft])).toEqual([[30, 24, true]]);
  const short = listShortages(forecastSupply(farm, '2026-11-28'), 1);
  expect(short).toEqual([]);
});
