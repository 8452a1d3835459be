import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aFarm, aVariety } from '#tests/support/builders.ts';
import { someDevices } from '#tests/support/merge-devices.ts';
import { contentOf } from '#tests/support/open-tab.ts';
import { actionFor, randomChoice } from '#tests/support/random-actions.ts';
import { anyFarm } from '#tests/support/random-farms.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import type { FarmDocument } from '../farm-document.ts';
import { normaliseFarm } from '../normalise/normalise-farm.ts';
import { mergeFarms } from './merge-farms.ts';

const TODAY = '2026-11-20';
const NOW = Date.parse('2026-11-20T12:00:00.000Z');

function merge(base: FarmDocument | null, local: FarmDocument, remote: FarmDocument) {
  return mergeFarms({ base, local, remote, today: TODAY, now: NOW });
}

test('with what only one side changed, that side is the result', () => {
  fc.assert(
    fc.property(anyFarm(), anyFarm(), (base, farm) => {
      expect(merge(base, farm, base).merged).toEqual(farm);
      expect(merge(base, base, farm).merged).toEqual(farm);
      expect(merge(base, farm, farm).merged).toEqual(farm);
      expect(merge(null, farm, farm).merged).toEqual(farm);
    }),
  );
});

test('no farm makes a merge fail, and the same farms always give the same result', () => {
  const readFarm = anyFarm().map(normaliseFarm);
  fc.assert(
    fc.property(fc.option(readFarm), readFarm, readFarm, (base, local, remote) => {
      const once = merge(base, local, remote);
      expect(merge(base, structuredClone(local), structuredClone(remote))).toEqual(once);
      expect(merge(remote, once.merged, remote).merged).toEqual(once.merged);
    }),
  );
});

/** Two devices, each with some actions of its own on one farm that they have both known. */
function twoDevices() {
  return fc.record({
    before: fc.array(randomChoice(), { maxLength: 12 }),
    here: fc.array(randomChoice(), { maxLength: 8 }),
    there: fc.array(randomChoice(), { maxLength: 8 }),
  });
}

function parted({ before, here, there }: { before: Choices; here: Choices; there: Choices }) {
  const varieties = ['pea', 'kale'].map((id) => aVariety({ id, seedGPerTray: 20 }));
  const devices = someDevices(2, aFarm({ varieties }));
  for (const choice of before) devices.act(0, actionFor(choice, devices.farm(0)));
  devices.syncAll();
  for (const choice of here) devices.act(0, actionFor(choice, devices.farm(0)));
  for (const choice of there) devices.act(1, actionFor(choice, devices.farm(1)));
  return devices;
}

type Choices = readonly Parameters<typeof actionFor>[0][];

test('all devices end with the same farm, and meeting again changes nothing', () => {
  fc.assert(
    fc.property(twoDevices(), (choices) => {
      const devices = parted(choices);
      devices.syncAll();
      expect(devices.farm(0)).toEqual(devices.farm(1));
      const settled = contentOf(devices.cloud());
      devices.syncAll();
      expect(contentOf(devices.cloud())).toBe(settled);
    }),
    { numRuns: 60 },
  );
}, 60_000);

test('planning the merged farm again changes nothing, and no work has two tasks', () => {
  fc.assert(
    fc.property(twoDevices(), (choices) => {
      const devices = parted(choices);
      devices.syncAll();
      const farm = devices.cloud();
      expect(planFarm(farm, TODAY).tasks).toBe(farm.tasks);
      const keys = farm.tasks.map(({ taskKey }) => taskKey);
      expect(new Set(keys).size).toBe(keys.length);
    }),
    { numRuns: 60 },
  );
}, 60_000);
