import { expect, test } from 'vitest';
import { readDeliveryView, writeDeliveryView } from './delivery-view.ts';

const TODAY = '2026-11-20';

test('the address names the day and the order of the deliveries, and today by customer needs no name', () => {
  const view = { day: '2026-11-24', by: 'product' } as const;
  expect(writeDeliveryView(view, TODAY).toString()).toBe('day=2026-11-24&by=product');
  expect(readDeliveryView(writeDeliveryView(view, TODAY), TODAY)).toEqual(view);
  expect(writeDeliveryView({ day: TODAY, by: 'customer' }, TODAY).toString()).toBe('');
});

test('a day that is none is today', () => {
  expect(readDeliveryView(new URLSearchParams('day=2026-02-31&by=weight'), TODAY)).toEqual({
    day: TODAY,
    by: 'customer',
  });
});
