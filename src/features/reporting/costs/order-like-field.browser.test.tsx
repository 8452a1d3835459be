import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { OrderLikeField } from './order-like-field.tsx';

const OFFERED = Array.from({ length: 500 }, (_, at) => ({ id: `ord_${at}`, label: `Order ${at}` }));

test('of five hundred orders the one of the address is chosen, and each of the others can be', async () => {
  const choose = vi.fn<(orderId: string) => void>();
  render(
    <OrderLikeField like={{ offered: OFFERED, chosen: 'ord_250', choose, inOrder: new Map() }} />,
  );
  const field = page.getByRole('combobox', { name: 'In an order like' });
  await expect.element(field).toHaveDisplayValue('Order 250');
  await expect.poll(() => field.element().querySelectorAll('option').length).toBe(501);
  await field.selectOptions('Order 499');
  expect(choose).toHaveBeenCalledWith('ord_499');
});
