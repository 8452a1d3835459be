import { expect, test } from 'vitest';
import { isoDate } from '#domain/calendar/iso-date.ts';
import { agree } from '#tests/support/actions/work-actions.ts';
import { aFarm } from '#tests/support/builders/builders.ts';
import { aPowderShop, aProRecurrence } from '#tests/support/builders/pro-order-builders.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import type { FarmAction } from '#state/records/farm-action.ts';
import { act } from '#tests/support/devices/act.ts';
import type { ProRecurrence } from '../alchemy.ts';
import { allProOrders, nextRecurringEvents, recurringEvents } from './recurring-events.ts';

/** A Monday. */
const TODAY = '2025-03-10';
const STANDING = aProRecurrence({ id: 'JANE-004' });
const farm = (more: Partial<ProRecurrence> = {}): FarmDocument => ({
  ...aFarm(),
  alchemy: { ...aPowderShop(800, 30, 40), standing: [{ ...STANDING, ...more }] },
});
const daysOf = (of: FarmDocument) => allProOrders(of, TODAY).map(({ id, dueAt }) => [id, dueAt]);
const idsOf = (of: FarmDocument) => allProOrders(of, TODAY).map(({ id }) => id);
const FIRST = 'JANE-004-250307';
const SECOND = 'JANE-004-250321';
const OF_SECOND = { orderId: 'JANE-004', dateISO: '2025-03-21' };
const RESERVE: FarmAction = {
  type: 'MOVE_PRO_ORDER',
  payload: { id: SECOND, status: 'pending' },
};

test('the events of a recurring order are drafts from 30 days back to 60 days ahead', () => {
  expect(daysOf(farm()).slice(0, 2)).toEqual([
    [FIRST, '2025-03-07'],
    [SECOND, '2025-03-21'],
  ]);
  expect(idsOf(farm()).slice(2).join(' ')).toBe('JANE-004-250404 JANE-004-250418 JANE-004-250502');
  expect(recurringEvents(farm(), TODAY)[0]).toMatchObject({
    status: 'draft',
    _reserved: false,
    lines: STANDING.lines,
    standing: { id: 'JANE-004', dateISO: '2025-03-07' },
  });
  expect(farm().alchemy.orders).toEqual([]);
});

test('ends and pauses leave events out, a moved one is due on its real day', () => {
  const pause = { id: 'pau_1', from: '2025-03-15', to: '2025-03-30', note: '' };
  const ended = farm({ endDate: '2025-04-10', pauses: [pause] });
  expect(idsOf(ended)).toEqual([FIRST, 'JANE-004-250404']);
  const moved = act(farm(), agree({ kind: 'MOVE', ...OF_SECOND, toISO: '2025-03-24' }));
  expect(daysOf(moved)[1]).toEqual([SECOND, '2025-03-24']);
});

test('an event is stored when it is first changed, and is an order of its own from then on', () => {
  const reserved = act(farm(), RESERVE);
  expect(reserved.alchemy.orders).toMatchObject([
    { id: SECOND, status: 'pending', _reserved: true, standing: { dateISO: '2025-03-21' } },
  ]);
  expect(reserved.alchemy.items[0]?.stockQty).toBe(500);
  expect(allProOrders(reserved, TODAY)).toHaveLength(5);
  const gone = act(reserved, { type: 'DELETE_PRO_STANDING', payload: { id: 'JANE-004' } });
  expect(idsOf(gone)).toEqual([SECOND]);
  expect(gone.alchemy).not.toHaveProperty('standing');
});

test('deleting an event skips it, stored or not', () => {
  const remove: FarmAction = { type: 'DELETE_PRO_ORDER', payload: { id: SECOND } };
  const skipped = act(farm(), remove);
  expect(idsOf(skipped)).not.toContain(SECOND);
  expect(skipped.deliveryChanges).toMatchObject([{ kind: 'SKIP', ...OF_SECOND }]);
  const stored = act(farm(), { type: 'COMPLETE_PRO_ORDER', payload: { id: SECOND } }, remove);
  expect(idsOf(stored)).not.toContain(SECOND);
});

test('the next deliveries of a recurring order are the unchanged ones, and a moved one is on its new day', () => {
  const next = (of: FarmDocument, count: number) =>
    nextRecurringEvents(of, STANDING, TODAY, count).map(
      ({ eventDay, deliveryDay }) => `${isoDate(eventDay)} on ${isoDate(deliveryDay)}`,
    );
  // The one of 3/7 is over.
  expect(next(farm(), 2)).toEqual(['2025-03-21 on 2025-03-21', '2025-04-04 on 2025-04-04']);
  const orderId = 'JANE-004';
  const changed = act(
    farm(),
    RESERVE,
    agree(
      { kind: 'SKIP', orderId, dateISO: '2025-04-04' },
      { kind: 'MOVE', orderId, dateISO: '2025-04-18', toISO: '2025-04-22' },
    ),
  );
  expect(next(changed, 2)).toEqual(['2025-04-18 on 2025-04-22', '2025-05-02 on 2025-05-02']);
  const ended = { ...STANDING, endDate: '2025-03-31' };
  expect(nextRecurringEvents(farm(), ended, TODAY, 3)).toHaveLength(1);
});

test('a recurring order gets the next id of its customer, shared with one-time orders', () => {
  const { id: _id, ...typed } = STANDING;
  const untold = { ...typed, id: '' };
  const added = act(farm(), { type: 'ADD_PRO_STANDING', payload: untold });
  expect(added.alchemy.standing?.map(({ id }) => id)).toEqual(['JANE-004', 'JANE-005']);
  const placed = act(added, { type: 'PLACE_PRO_ORDER', payload: { ...untold, dueAt: null } });
  expect(placed.alchemy.orders.map(({ id }) => id)).toEqual(['JANE-006']);
});

test('a rhythm that changes gives other events, and leaves those that are stored', () => {
  const end = { id: 'JANE-004', patch: { endDate: TODAY } };
  const changed = act(farm(), RESERVE, { type: 'UPDATE_PRO_STANDING', payload: end });
  expect(idsOf(changed)).toEqual([SECOND, FIRST]);
});
