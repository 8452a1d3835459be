import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diffDocuments } from '../document/document-patch.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { makeMove, moves } from '#tests/support/random/random-actions.ts';

/** The farm as another page reads it from the disk: nothing of it is known from before. */
function asFromDisk(farm: unknown): unknown {
  return JSON.parse(JSON.stringify(farm));
}

test('whatever is done to a farm that was read, reading it again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(moves({ minLength: 1, maxLength: 30 }), async (history) => {
      const tab = await openTab();
      const { alchemy, ...slices } = normalizeFarm(smallFarmState());
      tab.store.perform({ type: 'LOAD_DATA_SLICES', payload: { slices: { ...slices, alchemy } } });
      for (const move of history) {
        try {
          makeMove(tab, move);
        } catch {
          // Refused: the farm is as it was.
        }
      }
      const farm = normalizeFarm(asFromDisk(tab.farm()));
      expect(diffDocuments(tab.farm(), farm)).toEqual([]);
      await tab.store.settled();
    }),
    { numRuns: 12 },
  );
});
