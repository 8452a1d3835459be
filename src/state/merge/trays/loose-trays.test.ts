import { expect, test } from 'vitest';
import { aMergeContext } from '#tests/support/merge/merge-context.ts';
import type { MergeMore } from '#tests/support/merge/merge-context.ts';
import { mergeLooseTrays } from './loose-trays.ts';
import type { LooseTrays } from './tray-records.ts';

/** So many trays of every kind, cleaned ones by the scrub `s`. */
const trays = (count: number, scrubId = 's'): LooseTrays => ({
  inUse: { withHoles: count, withoutHoles: count, topCovers: count, bottomSolids: count },
  dirty: { withHoles: count, withoutHoles: count },
  cleared: new Map([[scrubId, { withHoles: count, withoutHoles: count }]]),
});
const merged = (base: number, local: number, remote: number, more: MergeMore = {}) =>
  mergeLooseTrays(
    { base: trays(base), local: trays(local), remote: trays(remote) },
    aMergeContext(more).context,
  );

test.each([
  [5, 5, 5, 5],
  [5, 3, 5, 3],
  [5, 5, 7, 7],
  [5, 3, 3, 3],
  [5, 3, 7, 5],
  [5, 6, 8, 9],
])(
  'of %i trays, %i here and %i there, %i are left: every move is made, one made alike once',
  (base, local, remote, left) => {
    expect(merged(base, local, remote)).toEqual(trays(left));
  },
);

test('without a common past the later side is believed', () => {
  expect(merged(0, 3, 7, { hasBase: false, later: 'local' })).toEqual(trays(3));
  expect(merged(0, 3, 7, { hasBase: false, later: 'remote' })).toEqual(trays(7));
});

test('a scrub that only one side knows has cleaned what it says', () => {
  const sides = { base: trays(0, 'a'), local: trays(3, 'b'), remote: trays(4, 'c') };
  const none = { withHoles: 0, withoutHoles: 0 };
  expect(mergeLooseTrays(sides, aMergeContext().context).cleared).toEqual(
    new Map([
      ['a', none],
      ['b', { withHoles: 3, withoutHoles: 3 }],
      ['c', { withHoles: 4, withoutHoles: 4 }],
    ]),
  );
});

test('trays that were scrubbed on both sides are cleaned ones, not counted anew', () => {
  const scrubbed = (dirty: number, scrubId: string, cleaned: number): LooseTrays => ({
    ...trays(0),
    dirty: { withHoles: dirty, withoutHoles: dirty },
    cleared: new Map([[scrubId, { withHoles: cleaned, withoutHoles: cleaned }]]),
  });
  const sides = {
    base: scrubbed(9, 'a', 0),
    local: scrubbed(4, 'b', 5),
    remote: scrubbed(7, 'c', 2),
  };
  // 5 of 9 were cleaned here and 2 there.
  expect(mergeLooseTrays(sides, aMergeContext().context).dirty).toEqual({
    withHoles: 2,
    withoutHoles: 2,
  });
});
