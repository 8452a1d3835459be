import { expect, test } from 'vitest';
import { aMergeContext } from '#tests/support/merge/merge-context.ts';
import { mergeLooseTrays } from './loose-trays.ts';
import type { LooseTrays } from './tray-records.ts';

/** So many trays of every kind, cleaned ones by the scrub `s`. */
const trays = (count: number, scrubId = 's'): LooseTrays => ({
  inUse: { withHoles: count, withoutHoles: count, topCovers: count, bottomSolids: count },
  dirty: { withHoles: count, withoutHoles: count },
  cleared: new Map([[scrubId, { withHoles: count, withoutHoles: count }]]),
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
