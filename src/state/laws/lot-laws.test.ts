import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { sentOf } from '#domain/orders/sold-orders.ts';
import { leftOfLots } from '#domain/seed-lots/lot-left.ts';
import { deliveryTracer } from '#domain/trace/traced-delivery.ts';
import { farmEvents } from '#domain/orders/farm-events.ts';
import {
  afterMoves,
  deliveryMove,
  lotMove,
  otherMove,
  lotStatus,
  tickPlanting,
} from '#tests/support/lots/lot-moves.ts';
import { mergeTwo } from '#tests/support/merge/merge-two.ts';
import { contentOf } from '#tests/support/devices/open-tab.ts';
import {
  aRadishFarm,
  anUnsownRadishFarm,
  RADISH,
  withTicked,
} from '#tests/support/lots/radish-farm.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';

/** Lists have no order of their own. */
const byId = <R extends { readonly id: string }>(records: readonly R[]) =>
  records.toSorted((a, b) => (a.id < b.id ? -1 : 1));

const SOME = { numRuns: 100 };
const moves = (move: typeof lotMove) => fc.array(move, { maxLength: 8 });

const begun = withTicked(anUnsownRadishFarm(), '2026-11-16', '2026-11-23');

test('seed lots are never of more trays than were planted, whatever is done', () => {
  checkLaw([moves(lotMove)], SOME, (done) => {
    const { traysPlantedLog, seedsInventory } = afterMoves(begun, ...done);
    for (const { trays, seedLots = [] } of traysPlantedLog) {
      expect(seedLots.reduce((sum, line) => sum + line.trays, 0)).toBeLessThanOrEqual(trays);
      expect(seedLots.every(({ trays: own }) => own >= 1)).toBe(true);
      expect(new Set(seedLots.map(({ txnId }) => txnId)).size).toBe(seedLots.length);
    }
    expect(normalizeFarm({ ...begun, traysPlantedLog, seedsInventory }).traysPlantedLog).toEqual(
      traysPlantedLog,
    );
  });
});

test('a planting ticked and unticked leaves plantings, bags and tasks as they were', () => {
  const told = (farm: FarmDocument) => ({
    log: farm.traysPlantedLog,
    left: [...leftOfLots(farm, RADISH.id)].map(([id, pounds]) => [id, pounds?.toFixed(9)]),
    tasks: farm.tasks,
  });
  checkLaw([moves(lotMove)], SOME, (done) => {
    const before = afterMoves(begun, ...done, tickPlanting('2026-11-26', false));
    const isOpen = !before.traysPlantedLog.some(({ dateISO }) => dateISO === '2026-11-26');
    fc.pre(isOpen);
    const after = afterMoves(
      before,
      tickPlanting('2026-11-26', true),
      tickPlanting('2026-11-26', false),
    );
    expect(told(after)).toEqual(told(before));
  });
});

test('a lot blocked and unblocked leaves the very farm of before', () => {
  checkLaw([moves(lotMove), fc.constantFrom('a', 'b')], SOME, (done, txnId) => {
    const before = afterMoves(begun, ...done, lotStatus(txnId, null));
    const after = afterMoves(before, lotStatus(txnId, 'BLOCKED'), lotStatus(txnId, null));
    expect(after).toEqual(before);
  });
});

test('the parts of a delivery are what was packed of each variety', () => {
  checkLaw([moves(lotMove), moves(deliveryMove)], SOME, (sown, sold) => {
    const farm = afterMoves(aRadishFarm(), ...sown, ...sold);
    const trace = deliveryTracer(farm);
    for (const event of farmEvents(farm, '2026-11-20', '2026-12-07')) {
      const record = farm.deliveries?.find(
        ({ orderId, dateISO }) => orderId === event.order.id && dateISO === event.dateISO,
      );
      const sent = sentOf(record);
      if (sent?.parts === undefined) continue;
      const packed = [...trace(event, record).shares.values()][0]?.packedOz ?? 0;
      const parts = sent.parts.reduce((sum, { oz }) => sum + oz, 0);
      // What a claim missed by less than SHORT is nobody’s.
      expect(Math.abs(parts - packed)).toBeLessThan(0.05);
    }
  });
});

test('what left changes with its delivery alone', () => {
  checkLaw([moves(deliveryMove), moves(otherMove)], SOME, (sold, others) => {
    const farm = afterMoves(aRadishFarm(), ...sold);
    const after = afterMoves(farm, ...others);
    const sentIn = ({ deliveries = [] }: FarmDocument) =>
      deliveries.map(({ id, sent }) => [id, sent]);
    expect(sentIn(after)).toEqual(sentIn(farm));
  });
});

test('two devices end alike, whichever of them meets the other', () => {
  const work = fc.oneof(lotMove, deliveryMove);
  checkLaw([moves(work), moves(work), moves(work)], SOME, (common, here, there) => {
    const base = afterMoves(begun, ...common);
    const [one, other] = [afterMoves(base, ...here), afterMoves(base, ...there)];
    const { merged } = mergeTwo(base, one, other);
    const { merged: same } = mergeTwo(base, other, one, [1, 2]);
    const records = ({ traysPlantedLog, seedsInventory, deliveries }: FarmDocument) =>
      contentOf({
        ...base,
        traysPlantedLog: byId(traysPlantedLog),
        seedsInventory: byId(seedsInventory),
        deliveries: byId(deliveries ?? []),
      });
    expect(records(merged)).toEqual(records(same));
    for (const { trays, seedLots = [] } of merged.traysPlantedLog)
      expect(seedLots.reduce((sum, line) => sum + line.trays, 0)).toBeLessThanOrEqual(trays);
  });
});

test('a farm that does not trace says nothing of lots, whatever is done', () => {
  const lotless = anUnsownRadishFarm({ seedsInventory: [] });
  checkLaw([moves(fc.oneof(lotMove, deliveryMove))], SOME, (done) => {
    const text = JSON.stringify(afterMoves(lotless, ...done));
    expect(text).not.toMatch(/"(seedLots|parts|labelLine|lot)"/);
  });
});
