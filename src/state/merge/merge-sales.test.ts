import { expect, test } from 'vitest';
import { act } from '#tests/support/devices/act.ts';
import { aFarm, aRepeatOrder, packages } from '#tests/support/builders/builders.ts';
import { markAs } from '#tests/support/actions/work-actions.ts';
import { mergeBothWays } from '#tests/support/merge/merge-two.ts';
import type { FarmAction } from '../records/farm-action.ts';

const FARM = aFarm({ orders: [aRepeatOrder({ id: 'ord_1', items: [packages('pea', 12, 4)] })] });
const itemId = FARM.orders[0]?.items[0]?.id ?? '';

/** What one device did while another did something else, from both sides. */
function bothWays(one: FarmAction, other: FarmAction, base = FARM) {
  return mergeBothWays(base, act(base, one), act(base, other));
}

const NAME = { orderId: 'ord_1', dateISO: '2025-03-15' };
const mark = (status: 'PACKED' | 'DELIVERED') => markAs(status, NAME);

test('pauses of two devices are sorted by their first day, and gone without a trace when none is left', () => {
  const pause = (id: string, from: string, to: string): FarmAction => ({
    type: 'ADD_ORDER_PAUSE',
    payload: { list: 'orders', id: 'ord_1', pause: { id, from, to } },
  });
  const late = pause('pau_1', '2025-08-01', '2025-08-14');
  const early = pause('pau_2', '2025-06-01', '2025-06-07');
  for (const { merged } of bothWays(late, early)) {
    expect(merged.orders[0]).toMatchObject({ pauses: [{ id: 'pau_2' }, { id: 'pau_1' }] });
  }
  const drop = (pauseId: string): FarmAction => ({
    type: 'REMOVE_ORDER_PAUSE',
    payload: { list: 'orders', id: 'ord_1', pauseId },
  });
  const both = act(act(FARM, late), early);
  for (const { merged } of bothWays(drop('pau_1'), drop('pau_2'), both)) {
    expect(merged.orders[0]).not.toHaveProperty('pauses');
  }
});

test('what one device has delivered is delivered, with what the other has packed of each line', () => {
  for (const { merged } of bothWays(mark('DELIVERED'), mark('PACKED'))) {
    expect(merged.deliveries).toMatchObject([
      { status: 'DELIVERED', deliveredAtISO: '2025-03-10T12:00:00.000Z' },
    ]);
  }
  const correct = (line: object): FarmAction => ({
    type: 'CORRECT_DELIVERY',
    payload: { ...NAME, lines: [{ itemId, packed: 12, returned: 0, ...line }] },
  });
  const base = act(FARM, correct({ packed: 11, reason: 'SHORT' }));
  const few = correct({ packed: 3, reason: 'SHORT' });
  const returned = correct({ packed: 11, returned: 9, reason: 'SHORT' });
  for (const { merged } of bothWays(few, returned, base)) {
    expect(merged.deliveries?.[0]?.lines).toMatchObject([{ packed: 3, returned: 3 }]);
  }
});

test('a customer that two devices have entered is there once', () => {
  const add = (id: string, name: string, more: object): FarmAction => ({
    type: 'ADD_CUSTOMER',
    payload: { id, name, ...more },
  });
  const [phone, mail] = [{ phone: '555 0100' }, { email: 'chef@marlow.com' }];
  for (const { merged } of bothWays(
    add('cus_1', 'Bistro Marlow', phone),
    add('cus_2', 'bistro  marlow', mail),
  )) {
    expect(merged.customers).toMatchObject([{ ...phone, ...mail }]);
  }
});
