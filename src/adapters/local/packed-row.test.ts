import { expect, test } from 'vitest';
import type { LogRow } from '#state/document/log-row.ts';
import { packRows, unpackRows } from './packed-row.ts';

const change = {
  id: 'c1',
  kind: 'do',
  label: 'Import “small farm”',
  day: '2026-11-20',
  at: 1_795_000_000_000,
} as const;

/** Far more than stand on one line. */
const many = Array.from({ length: 1201 }, (_, number) => ({
  id: `task-${number}`,
  note: '“soak”',
}));

const ROWS: readonly LogRow[] = [
  { ...change, revision: 1, patches: [] },
  {
    ...change,
    revision: 2,
    patches: [
      {
        kind: 'records',
        path: ['tasks'],
        removed: [],
        inserted: many.map((record, index) => ({ index, record })),
        changed: [],
      },
      { kind: 'value', path: ['settings', 'siteTitle'], before: '', after: 'Juniper\nLane' },
      { kind: 'value', path: ['harvestLog'], after: many },
      { kind: 'value', path: ['harvestLog'], before: many },
    ],
  },
];

test('changes come off the disk as they were, however many records they are about', async () => {
  const packed = await packRows(ROWS);
  expect(await unpackRows(packed)).toEqual(ROWS);
  expect(packed.map(({ text }): unknown => JSON.parse(text))).toEqual(ROWS);
});

test('a change that is not what was written is none', async () => {
  const [, packed] = await packRows(ROWS);
  if (packed === undefined) throw new Error('Two rows were packed');
  const other = { ...packed, text: packed.text.replace('soak', 'sock') };
  const elsewhere = { ...packed, revision: 3 };
  expect(await unpackRows([other, elsewhere])).toEqual([null, null]);
});
