import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { RecordTable } from './record-table.tsx';

const records = Array.from({ length: 500 }, (_, index) => ({ id: `order-${index + 1}` }));

test('a row of a long table is drawn once, however often the table is measured and scrolled', async () => {
  const cell = vi.fn(({ id }: { readonly id: string }) => id);
  render(
    <RecordTable
      label="Orders"
      columns={[{ head: 'Name', cell }]}
      records={records}
      idOf={({ id }) => id}
      empty={{ title: 'No orders.' }}
    />,
  );
  await expect.element(page.getByRole('cell', { name: 'order-1', exact: true })).toBeVisible();
  window.scrollBy(0, 400);
  await expect.element(page.getByRole('cell', { name: 'order-24', exact: true })).toBeVisible();
  const drawings = (row: string) => cell.mock.calls.filter(([{ id }]) => id === row).length;
  expect(drawings('order-10')).toBe(1);
  expect(drawings('order-20')).toBe(1);
});
