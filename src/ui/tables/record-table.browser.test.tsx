import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import type { RecordColumn } from './record-column.tsx';
import { RecordTable } from './record-table.tsx';

interface Bed {
  readonly id: string;
  readonly day: string;
  readonly trays: number | null;
  readonly done?: boolean;
}

const BEDS: readonly Bed[] = [
  { id: 'Tray 10', day: 'Friday', trays: 2 },
  { id: 'Tray 2', day: 'Friday', trays: null },
  { id: 'arugula', day: 'Saturday', trays: 7, done: true },
];

const COLUMNS: readonly RecordColumn<Bed>[] = [
  {
    head: 'Bed',
    cell: ({ id }) => id,
    sortBy: ({ id }) => id,
    csv: ({ id }) => id,
    groupCell: ([first]) => first?.day,
  },
  {
    head: 'Trays',
    numeric: true,
    cell: ({ trays }) => trays ?? '—',
    sortBy: ({ trays }) => trays,
    csv: ({ trays }) => trays,
    csvHead: 'Trays (1020)',
    groupCell: (beds) => beds.reduce((sum, { trays }) => sum + (trays ?? 0), 0),
  },
  { head: 'Ready', cell: ({ done }) => (done ? 'Ready' : 'Growing') },
  { head: 'Day', csv: ({ day }) => day },
];

function showBeds(props: Partial<Parameters<typeof RecordTable<Bed>>[0]> = {}) {
  render(
    <RecordTable
      label="Beds"
      columns={COLUMNS}
      records={BEDS}
      idOf={({ id }) => id}
      empty={{ title: 'No beds yet.', hint: 'A bed holds trays.' }}
      {...props}
    />,
  );
}

const head = (name: string) => page.getByRole('columnheader', { name });
const names = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('td,th')?.textContent);

test('a click on a head sorts by it, another one turns the order round, missing values stay last', async () => {
  showBeds();
  await expect.element(head('Bed')).toHaveAttribute('aria-sort', 'none');
  expect(names()).toEqual(['Tray 10', 'Tray 2', 'arugula']);

  await head('Bed').getByRole('button').click();
  await expect.element(head('Bed')).toHaveAttribute('aria-sort', 'ascending');
  expect(names()).toEqual(['arugula', 'Tray 2', 'Tray 10']);

  await head('Trays').getByRole('button').click();
  await expect.element(head('Trays')).toHaveAttribute('aria-sort', 'ascending');
  await expect.element(head('Bed')).toHaveAttribute('aria-sort', 'none');
  expect(names()).toEqual(['Tray 10', 'arugula', 'Tray 2']);

  await head('Trays').getByRole('button').click();
  await expect.element(head('Trays')).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['arugula', 'Tray 10', 'Tray 2']);
});

test('heads are reached and pressed with the keyboard; one that does not sort is no button', async () => {
  showBeds();
  await expect.element(head('Bed')).toBeVisible();
  await userEvent.tab();
  await expect.element(head('Bed').getByRole('button')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(head('Bed')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(head('Trays')).toHaveAttribute('aria-sort', 'ascending');
  expect(head('Ready').getByRole('button').query()).toBeNull();
  expect(head('Ready').element().hasAttribute('aria-sort')).toBe(false);
  expect(head('Day').query()).toBeNull();
});

test('groups stay where they are under their totals, and are sorted inside', async () => {
  showBeds({ groupOf: ({ day }) => day });
  const rows = () =>
    [...document.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].slice(0, 2).map(({ textContent }) => textContent),
    );
  await expect.element(page.getByText('Friday', { exact: true })).toBeVisible();
  await head('Trays').getByRole('button').click();
  await head('Trays').getByRole('button').click();
  await expect.element(head('Trays')).toHaveAttribute('aria-sort', 'descending');
  expect(rows()).toEqual([
    ['Friday', '2'],
    ['Tray 10', '2'],
    ['Tray 2', '—'],
    ['Saturday', '7'],
    ['arugula', '7'],
  ]);
});

test('the file holds the columns of the file in the order of the list', async () => {
  const made = vi.spyOn(URL, 'createObjectURL');
  showBeds({ csvName: 'beds.csv' });
  await head('Bed').getByRole('button').click();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const [file] = made.mock.calls[0] ?? [];
  made.mockRestore();
  const text = file instanceof Blob ? await file.text() : '';
  expect(text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'Bed,Trays (1020),Day',
    'arugula,7,Saturday',
    'Tray 2,,Friday',
    'Tray 10,2,Friday',
  ]);
});

test('an empty list says so under its heads and has no file', async () => {
  showBeds({ records: [], csvName: 'beds.csv' });
  await expect.element(page.getByText('No beds yet.')).toBeVisible();
  await expect.element(head('Trays')).toBeVisible();
  expect(page.getByRole('button', { name: 'Download CSV' }).query()).toBeNull();
});

test('on a phone a record is a row with its facts, or a card, and carries its state and its menu', async () => {
  await page.viewport(360, 700);
  showBeds();
  const list = page.getByRole('list', { name: 'Beds' });
  await expect.element(list.getByText('Growing').first()).toBeVisible();
  expect(page.getByRole('table').query()).toBeNull();
  expect([...document.querySelectorAll('li:first-child dt')].map((dt) => dt.textContent)).toEqual([
    'Trays',
    'Ready',
  ]);
});

test('cards on a phone are drawn as the list wants them', async () => {
  await page.viewport(360, 700);
  const edit = vi.fn();
  showBeds({
    stateOf: ({ done }) => (done ? 'done' : undefined),
    menuOf: ({ id }) => [{ label: 'Edit', onClick: () => edit(id) }],
    narrow: { as: 'cards', height: 80, draw: ({ id, trays }) => `${id}: ${trays ?? 'none'}` },
  });
  const card = page.getByRole('listitem').filter({ hasText: 'arugula' });
  await expect.element(card).toHaveTextContent('arugula: 7');
  expect(card.element().querySelector('[data-state="done"]')).not.toBeNull();
  await page.getByRole('button', { name: 'Actions for Tray 2' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  expect(edit).toHaveBeenCalledWith('Tray 2');
});

test('a long list of cards draws those near the screen, and says how many there are', async () => {
  await page.viewport(360, 700);
  const many = Array.from({ length: 500 }, (_, index) => ({
    id: `Bed ${index + 1}`,
    day: 'Friday',
    trays: index,
  }));
  showBeds({
    records: many,
    narrow: { as: 'cards', height: 40, draw: ({ id }) => <div style={{ height: 60 }}>{id}</div> },
  });
  await expect.element(page.getByText('Bed 1', { exact: true })).toBeVisible();
  const drawn = () => document.querySelectorAll('li[aria-setsize="500"]').length;
  expect(drawn()).toBeLessThan(60);
  for (let step = 0; step < 60; step += 1) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    if (document.querySelector('li[aria-posinset="500"]') !== null) break;
    await new Promise((done) => requestAnimationFrame(done));
  }
  await expect.element(page.getByText('Bed 500', { exact: true })).toBeVisible();
  expect(drawn()).toBeLessThan(60);
});
