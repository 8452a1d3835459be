import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { Frequency, Order } from '#domain/orders/order.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import type { VarietySupply } from '#domain/supply/variety-supply.ts';
import { roundTo } from '#domain/units/rounding.ts';
import { askReport } from '#tests/support/mgm/ask-report.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import {
  arbitraryDeliveredFarm,
  type LivedFarm,
} from '#tests/support/random/arbitrary-lived-farm.ts';
import { chosen, chosenId } from '#tests/support/random/chosen.ts';
import { events } from '../../../cli/commands/events.ts';
import type { FarmAction } from '../records/farm-action.ts';
import { perform } from '../records/perform.ts';
import { applyPatches, invertPatches } from '../document/document-patch.ts';
import { type FarmDocument, sameValue } from '../document/farm-document.ts';
import { isRecord } from '../document/json-record.ts';

const RUNS = { numRuns: 100 };

/** Something a grower does to an order. */
type Edit = (farm: FarmDocument, pick: number, today: string) => FarmAction | null;

function ofStanding(change: (order: Order, today: string) => Partial<Order> | null): Edit {
  return (farm, pick, today) => {
    const order = chosen(
      farm.orders.filter(({ kind }) => kind === 'RECURRING'),
      pick,
    );
    const patch = order && change(order, today);
    return order && patch
      ? { type: 'UPDATE_ORDER', payload: { ...order, ...patch } as Order }
      : null;
  };
}

const EDITS: readonly Edit[] = [
  ofStanding(() => ({ items: [] })),
  ofStanding(({ items }) => ({ items: items.slice(0, 1) })),
  ofStanding(() => ({ customer: 'Somebody else', orderCategory: 'INTERNAL_USE' })),
  ofStanding(() => ({ weekday: 3, frequency: 'WEEKLY' as Frequency, interval: 1 })),
  ofStanding((_order, today) => ({ startDate: addDays(today, -3) })),
  ofStanding((_order, today) => ({ endDate: addDays(today, -20) })),
  ofStanding(() => ({ harvestBufferDays: 4 })),
  ofStanding((_order, today) => ({ kind: 'ONCE', date: today })),
  (farm, pick) => ({ type: 'DELETE_ORDER', payload: { id: chosenId(farm.orders, pick) } }),
  (farm, pick) => ({ type: 'DELETE_RECURRING', payload: { id: chosenId(farm.recurring, pick) } }),
  (farm, pick) => ({ type: 'DELETE_SINGLE', payload: { id: chosenId(farm.single, pick) } }),
  (farm, pick) => ({
    type: 'UPDATE_RECURRING',
    payload: { id: chosenId(farm.recurring, pick), patch: { items: [], weekday: 1 } },
  }),
];

interface EditedFarm extends LivedFarm {
  readonly after: FarmDocument;
  readonly isUndone: boolean;
}

function arbitraryEdit(): fc.Arbitrary<EditedFarm> {
  const edits = fc.array(fc.tuple(fc.constantFrom(...EDITS), fc.nat()), {
    minLength: 1,
    maxLength: 4,
  });
  return fc.tuple(arbitraryDeliveredFarm(), edits).map(([{ farm, today }, chosenEdits]) => {
    const moment = { today, now: Date.parse(`${today}T12:00:00.000Z`) };
    let after = farm;
    let isUndone = true;
    for (const [edit, pick] of chosenEdits) {
      const action = edit(after, pick, today);
      if (action === null) continue;
      const { document, patches } = perform(after, { ...action, moment });
      const back = applyPatches(document, invertPatches(patches));
      isUndone &&= sameValue(contentOf(back), contentOf(after));
      after = document;
    }
    return { farm, today, after, isUndone };
  });
}

function contentOf({ meta: _meta, ...farm }: FarmDocument) {
  return farm;
}

/** All that is told of the days before today. */
function toldOfPast(farm: FarmDocument, today: string) {
  const range = { from: '2024-01-01', to: addDays(today, -1) };
  const reports = ['order-costs', 'customers', 'margin'].map((name) => {
    const { json } = askReport(name, farm, range, today);
    return isRecord(json) ? { rows: json['rows'], totals: json['totals'] } : null;
  });
  return [...reports, events.answer(aQuestion({ farm, today, options: range })).json];
}

test('no edit of a recurring order and no delete of any order changes a day before today', () => {
  checkLaw([arbitraryEdit()], RUNS, ({ farm, today, after }) => {
    expect(toldOfPast(after, today)).toEqual(toldOfPast(farm, today));
  });
});

test('undoing an edit restores the farm', () => {
  checkLaw([arbitraryEdit()], RUNS, ({ isUndone }) => {
    expect(isUndone).toBe(true);
  });
});

/**
 * The first harvest day whose lots a delivery of today or later may take from, by itself or by what is carried. Over a
 * day on which only a dryer takes something leftovers are carried, too.
 */
function firstOpenDay(supplies: readonly VarietySupply[], today: string): string {
  const claims = supplies.flatMap((supply) => supply.claims);
  const dried = supplies.flatMap(({ dryClaims }) => dryClaims);
  const claimed = new Set([...claims, ...dried].map(({ dayISO }) => dayISO));
  const open = claims.filter(({ deliveryISO }) => deliveryISO >= today);
  let first = open.map(({ dayISO }) => dayISO).toSorted()[0] ?? today;
  while (claimed.has(first)) first = addDays(first, -1);
  return first;
}

test('no edit of an order brings back what left before today', () => {
  checkLaw([arbitraryEdit()], RUNS, ({ farm, today, after }) => {
    const [was, is] = [forecastSupply(farm, today), forecastSupply(after, today)];
    for (const [id, before] of was.ledger) {
      const now = is.ledger.get(id);
      if (now === undefined) continue;
      const open = firstOpenDay([before, now], today);
      const leftOf = ({ lots }: VarietySupply) =>
        lots
          .filter(({ dayISO, state }) => dayISO < open && state === 'cut')
          .map((lot) => [lot.id, roundTo(lot.leftOz, 6)]);
      expect(leftOf(now)).toEqual(leftOf(before));
    }
  });
});
