import { expect, test } from 'vitest';
import { farmEvents } from '#domain/orders/farm-events.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { plantedCycle } from '#tests/support/farms/bistro-farm.ts';
import { LIVE_PEA, liveFarm } from '#tests/support/farms/live-farm.ts';
import { afterMoves } from '#tests/support/lots/lot-moves.ts';
import { aRadishFarm, RADISH, RADISH_TODAY } from '#tests/support/lots/radish-farm.ts';
import { batchChoices } from './batch-choices.ts';

const DAY = '2026-12-04';

const toLuma = markAs('DELIVERED', { orderId: 'ord_luma', dateISO: DAY });
const delivered = afterMoves(aRadishFarm(), toLuma);

function choicesOf(farm: FarmDocument) {
  const event = farmEvents(farm, DAY, DAY).find(({ order }) => order.id === 'ord_luma');
  const item = event?.order.items[0];
  return event && item ? batchChoices(farm, event, item, RADISH_TODAY) : [];
}

test('the batches that were cut in the two weeks before can be named, the youngest first', () => {
  const [choice, ...others] = choicesOf(delivered);
  expect(others).toEqual([]);
  expect(choice).toMatchObject({ varietyId: RADISH.id, oz: 10, isNamed: false });
  // Cut 12/8 it is too late for, cut 11/24 ten days before.
  expect(choice?.batches.map(({ code, oz }) => `${code} ${oz}`).join(', ')).toBe(
    'RARA-261204 10, RARA-261201 0, RARA-261124 0',
  );
});

test('batches that were named stand with their ounces', () => {
  const batches = [{ batch: `${RADISH.id}|2026-12-01`, oz: 6 }];
  const payload = { orderId: 'ord_luma', dateISO: DAY, varietyId: RADISH.id, batches };
  const named = afterMoves(delivered, { type: 'SET_DELIVERY_BATCHES', payload });
  expect(choicesOf(named)[0]).toMatchObject({ oz: 10, isNamed: true });
  expect(choicesOf(named)[0]?.batches.map(({ oz }) => oz)).toEqual([0, 6, 0]);
});

test('batches of what is sold alive are named by the tray', () => {
  const farm = liveFarm({ tasks: plantedCycle(LIVE_PEA.id, '2026-11-25', DAY, 6, { oz: 6 }) });
  const [event] = farmEvents(farm, DAY, DAY);
  const item = event?.order.items[0];
  const choices = event && item ? batchChoices(farm, event, item, DAY) : [];
  expect(choices).toMatchObject([{ varietyId: LIVE_PEA.id, oz: 6, unit: 'tray' }]);
});
