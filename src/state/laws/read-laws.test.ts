import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import { diffDocuments } from '../document/document-patch.ts';
import { normalizeFarm } from '../read/normalize-farm.ts';
import { ACTIONS } from '../records/actions.ts';
import { openTab } from '#tests/support/devices/open-tab.ts';
import { aBusyFarm } from '#tests/support/farms/busy-farm.ts';
import { smallFarmState } from '#tests/support/farms/small-farm.ts';
import { actionFor, makeMove, moves, randomChoice } from '#tests/support/random/random-actions.ts';

/** The farm as another page reads it from the disk: nothing of it is known from before. */
function asFromDisk(farm: unknown): unknown {
  return JSON.parse(JSON.stringify(farm));
}

test('random histories hold every kind of action', () => {
  const ofWholeFarm = ['REGENERATE_TASKS', 'LOAD_DATA_SLICES', 'RESET_DATA'];
  const farm = aBusyFarm();
  const choices = fc.sample(randomChoice(), { numRuns: 20_000, seed: 20261120 });
  const types = new Set<string>(choices.map((choice) => actionFor(choice, farm).type));
  const left = Object.keys(ACTIONS).filter((type) => !types.has(type));
  expect(left.toSorted()).toEqual(ofWholeFarm.toSorted());
});

test('whatever is done to a farm that was read, reading it again changes nothing', async () => {
  await checkSlowLaw([moves({ minLength: 1, maxLength: 30 })], { numRuns: 12 }, async (history) => {
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
  });
});
