import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import type { RecordColumn } from './record-column.tsx';
import { RecordTable } from './record-table.tsx';

interface Line {
  readonly id: string;
  readonly order: string;
  readonly oz: number;
}

const LINES: readonly Line[] = [
  { id: '1', order: 'Bistro', oz: 4 },
  { id: '2', order: 'Bistro', oz: 2 },
  { id: '3', order: 'Alma', oz: 3 },
];

const COLUMNS: readonly RecordColumn<Line>[] = [
  {
    head: 'Order',
    isRowHead: true,
    perGroup: true,
    cell: ({ order }) => order,
    sortBy: ({ order }) => order,
  },
  {
    head: 'Ounces',
    cell: ({ id, oz }) => <input aria-label={`Ounces of ${id}`} defaultValue={oz} />,
    sortBy: ({ oz }) => oz,
  },
  { head: 'Share', perGroup: true, cell: ({ order }) => `share of ${order}` },
];

function showLines(props: Partial<Parameters<typeof RecordTable<Line>>[0]> = {}) {
  render(
    <RecordTable
      label="Lines"
      columns={COLUMNS}
      records={LINES}
      idOf={({ id }) => id}
      empty={{ title: 'No lines yet.' }}
      {...props}
    />,
  );
}

const rowTexts = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

test('what is said of a group stands at its first record, and sorts the groups', async () => {
  showLines({ groupOf: ({ order }) => order });
  await expect.element(page.getByRole('table')).toBeVisible();
  const bistro = ['Bistro', '', 'share of Bistro'];
  const alma = ['Alma', '', 'share of Alma'];
  // The second line of an order is read out with its name.
  expect(rowTexts()).toEqual([bistro, ['Bistro', '', ''], alma]);
  expect(page.getByText('Bistro', { exact: true }).elements()).toHaveLength(2);
  await page.getByRole('button', { name: 'Order' }).click();
  expect(rowTexts()).toEqual([alma, bistro, ['Bistro', '', '']]);
});

test('on a phone each group has its head above its records', async () => {
  await page.viewport(360, 700);
  showLines({
    groupOf: ({ order }) => order,
    narrow: {
      as: 'rows',
      height: 40,
      draw: ({ oz }) => `${oz} oz`,
      drawGroup: (lines) => `${lines[0]?.order} (${lines.length})`,
    },
  });
  await expect.element(page.getByRole('listitem').first()).toBeVisible();
  const items = page.getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Bistro (2)',
    '4 oz',
    '2 oz',
    'Alma (1)',
    '3 oz',
  ]);
});

test('a record that is being added stays last, and Enter in its field is told', async () => {
  const onEnter = vi.fn();
  const added = { id: 'new', order: 'A new one', oz: 1 };
  showLines({ added, onEnter });
  await page.getByRole('button', { name: 'Order' }).click();
  expect(rowTexts().map(([order]) => order)).toEqual(['Alma', 'Bistro', 'Bistro', 'A new one']);
  await page.getByLabelText('Ounces of new').click();
  await userEvent.keyboard('{Enter}');
  expect(onEnter.mock.calls).toEqual([[added]]);
});

test('without any record the one being added is there under the words for an empty list', async () => {
  showLines({ records: [], added: { id: 'new', order: 'A new one', oz: 1 } });
  await expect.element(page.getByText('No lines yet.')).toBeVisible();
  expect(rowTexts()).toEqual([['A new one', '', 'share of A new one']]);
});
