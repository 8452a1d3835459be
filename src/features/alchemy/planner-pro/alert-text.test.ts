import { expect, test } from 'vitest';
import { alertAbout, alertKind, alertFixes } from './alert-text.ts';

const about = (cause: Parameters<typeof alertFixes>[0]['cause'], ...orderIds: string[]) =>
  alertFixes({ cause, orderIds }).map(({ label, path }) => `${label}: ${path}`);

test('the kind of an alert is told in words; that the dryers are full only when they are', () => {
  expect(alertKind({ kind: 'freeze_dryer_weight', cause: 'too heavy' })).toBe(
    'Too heavy for the dryers',
  );
  const kind = 'freeze_dryer_capacity';
  expect(alertKind({ kind, cause: 'dryers full' })).toBe('The dryers are full');
  expect(alertKind({ kind, cause: 'lead time' })).toBe('Not ready in time');
  expect(alertKind({ kind, cause: 'no dryer' })).toBe('No freeze dryer');
});

test('each alert leads to where it is mended', () => {
  expect(about('dryers full', 'LAKE-001')).toEqual([
    'Move the due date of LAKE-001: /alchemy/orders?order=LAKE-001',
    'Add a dryer: /alchemy/freeze-dryer',
  ]);
  expect(about('lead time', 'A 1')).toEqual([
    'Move the due date of A 1: /alchemy/orders?order=A%201',
  ]);
  expect(about('no dryer', 'A')).toEqual(['Add a dryer: /alchemy/freeze-dryer']);
  expect(about('too heavy')).toEqual(['Check the shelf limits: /alchemy/freeze-dryer']);
  expect(about('blocked variety', 'A')).toEqual(['Open Trays & Racks: /ops/trays']);
  expect(about('no due date', 'A')).toEqual(['Set the due date of A: /alchemy/orders?order=A']);
});

test('a late order leads to the first due date that the plan would meet', () => {
  const late = { cause: 'lead time', orderIds: ['A'], readyOn: '2025-06-21' } as const;
  expect(alertFixes(late).map(({ label }) => label)).toEqual([
    'Move the due date of A to Sat 6/21',
  ]);
});

test('an alert names its varieties, and the orders that its links do not name', () => {
  const varietyIds = ['pea', 'sun'];
  const name = (id: string) => `the ${id}`;
  const orderIds = ['A', 'B', 'C', 'D', 'E'];
  expect(alertAbout({ cause: 'no dryer', varietyIds, orderIds }, name)).toBe(
    'the pea, the sun, A, B, C, 2 more',
  );
  expect(alertAbout({ cause: 'lead time', varietyIds: ['pea'], orderIds: ['A'] }, name)).toBe(
    'the pea',
  );
  expect(alertAbout({ cause: 'no due date', varietyIds: [], orderIds: ['A'] }, name)).toBe('');
});
