import { Table } from '@mantine/core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { VirtualRows } from './virtual-rows.tsx';

const numbers = Array.from({ length: 500 }, (_, index) => index + 1);

/** Every tenth name takes a second line. */
const heightOf = (number: number) => (number % 10 === 0 ? 80 : 60);

function Rows() {
  return (
    <Table aria-label="Orders">
      <VirtualRows
        rows={numbers}
        rowHeight={20}
        columns={1}
        renderRow={(number) => (
          <Table.Tr key={number} style={{ height: heightOf(number) }}>
            <Table.Td py={0}>Order {number}</Table.Td>
          </Table.Tr>
        )}
      />
    </Table>
  );
}

const shown = () =>
  [...document.querySelectorAll('td')].filter((cell) => {
    const { top, bottom } = cell.getBoundingClientRect();
    return cell.textContent !== '' && bottom > 0 && top < window.innerHeight;
  });

test('a long table is as high as its rows are, not as they were thought to be', async () => {
  render(<Rows />);
  const table = page.getByRole('table');
  await expect.element(table).toBeVisible();
  // The first row stands for those that are not drawn yet.
  const height = () => table.element().getBoundingClientRect().height;
  await expect.poll(height).toBeGreaterThanOrEqual(500 * 60);
  expect(height()).toBeLessThan(500 * 62);
});

test('wherever one scrolls to, rows fill the screen, down to the last one', async () => {
  render(<Rows />);
  await expect.element(page.getByText('Order 1', { exact: true })).toBeVisible();
  for (let step = 0; step < 40; step += 1) {
    window.scrollBy(0, 1000);
    await expect.poll(() => shown().length).toBeGreaterThan(2);
  }
  await expect.element(page.getByText('Order 500', { exact: true })).toBeVisible();
  const last = page.getByText('Order 500', { exact: true }).element().getBoundingClientRect();
  expect(Math.abs(last.bottom - window.innerHeight)).toBeLessThan(40);
});
