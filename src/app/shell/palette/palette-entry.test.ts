import { expect, test } from 'vitest';
import { type PaletteEntry, findEntries } from './palette-entry.ts';
import { SCREEN_TEXT } from './screen-text.ts';
import { verbs } from './verbs.ts';

const entry = (label: string, rest: Partial<PaletteEntry> = {}): PaletteEntry => ({
  id: label,
  label,
  group: 'Varieties',
  run: () => {},
  ...rest,
});
const labels = (found: readonly PaletteEntry[]) => found.map(({ label }) => label);

test.each([
  [
    'a label that begins with the query comes before one that contains it',
    'pea',
    [entry('Speckled Pea'), entry('Sweet peas'), entry('Pea'), entry('Radish')],
    'Pea, Speckled Pea, Sweet peas',
  ],
  ['the case of letters and spaces around do not matter', '  ARU ', [entry('Arugula')], 'Arugula'],
  [
    'a detail is found too, after the labels',
    'oak',
    [entry('Market', { detail: 'Order for Oak' }), entry('Oak leaf')],
    'Oak leaf, Market',
  ],
  [
    'without a query screens and actions are listed',
    '',
    [entry('Pea'), entry('Tasks', { group: 'Screens' })],
    'Tasks',
  ],
  [
    'screens come before records, records before actions',
    'orders',
    [
      entry('Orders as a file', { group: 'Actions' }),
      entry('Orders of Oak', { group: 'Orders' }),
      entry('Orders', { group: 'Screens', detail: 'Operations' }),
    ],
    'Orders, Orders of Oak, Orders as a file',
  ],
])('%s', (_rule, query, entries, found) => {
  expect(labels(findEntries(entries, query, 9)).join(', ')).toBe(found);
});

test('a screen is found by every word of its section, and by other words for it', () => {
  const screen = { group: 'Screens', words: 'dirty wash scrub trays' } as const;
  const entries = [
    entry('Tray hygiene', { ...screen, detail: 'Dashboard' }),
    entry('Inventory', { group: 'Screens', detail: 'Reporting' }),
    entry('Inventory', { id: 'other', group: 'Screens', detail: 'Catalog' }),
  ];
  expect(labels(findEntries(entries, 'wash trays', 9))).toEqual(['Tray hygiene']);
  expect(findEntries(entries, 'reporting inv', 9)).toEqual([entries[1]]);
  expect(findEntries(entries, 'inv cat', 9)).toEqual([entries[2]]);
  expect(findEntries(entries, 'wash cars', 9)).toEqual([]);
});

test('what changes the farm never stands first', () => {
  const undo = entry('Undo: Add seed', { group: 'Actions', changesFarm: true });
  const messages = entry('Notifications', { group: 'Actions', words: 'undo' });
  const home = entry('Dashboard', { group: 'Screens' });
  expect(labels(findEntries([home, undo, messages], 'undo', 9))).toEqual([
    'Notifications',
    'Undo: Add seed',
  ]);
  expect(labels(findEntries([home, undo], 'undo', 9))).toEqual(['Dashboard', 'Undo: Add seed']);
});

test('no more than the limit is listed', () => {
  expect(findEntries([entry('Pea'), entry('Peas')], 'pea', 1)).toHaveLength(1);
});

test.each([
  ['new order', 'New order', '/ops/orders?order='],
  ['weigh', 'Weigh a harvest', '/tasks/today?weigh='],
  ['lost', 'Lost trays', '/tasks/today?lost='],
  ['print', 'Print day sheet', '/tasks/today?print=2026-11-20'],
  ['receive seed', 'Receive seed', '/catalog/seed-vault'],
  ['price', 'Price a product', '/catalog/products'],
  ['pack', 'Pack deliveries', '/ops/deliveries'],
  ['loss', 'Lost trays', '/tasks/today?lost='],
  ['restore', 'Restore a backup', '/setup/settings?restore='],
])('“%s” finds “%s” first', (query, label, path) => {
  const work = verbs('2026-11-20');
  const screens = Object.entries(SCREEN_TEXT).map(([address, words]) =>
    entry(address.slice(address.lastIndexOf('/') + 1), { group: 'Screens', words }),
  );
  const entries = work.map(({ label: name, detail, words }) =>
    entry(name, { detail, words, group: 'Screens' }),
  );
  const [first] = findEntries([...entries, ...screens], query, 9);
  expect(first?.label).toBe(label);
  expect(work.find((verb) => verb.label === label)?.path).toBe(path);
});
