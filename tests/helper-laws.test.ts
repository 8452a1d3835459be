import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { readNotices } from '#state/document/sync/sync-meta-records.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { isForHelpers } from '#state/sync/members/helper-farm.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { anyWork } from '#tests/support/simulated-devices/device-work.ts';
import { aFairFarm, anaAndMaria } from '#tests/support/simulated-members/fair-farm.ts';
import type { MemberPhone } from '#tests/support/simulated-members/member-phone.ts';

const ROUNDS = 6;
const GROWERS_ONLY = 'Only growers can change this';

/** What a helper may not change, without who is signed in. */
function beyond({ meta: _meta, ...farm }: FarmDocument): object {
  return Object.fromEntries(Object.entries(farm).filter(([slice]) => !isForHelpers(slice)));
}

/** What was said when something was tried; null when it was done. */
function refusalOf(act: () => void): string | null {
  try {
    act();
    return null;
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function tryAnything(phone: MemberPhone, seed: number): void {
  const draws = seededDraws(seed);
  const before = beyond(phone.farm());
  const work = anyWork(phone.farm(), `tok${seed}x`, draws);
  const attempts = [
    () => phone.store().undo(),
    () => phone.store().redo(),
    ...(work === null ? [] : [() => phone.store().perform(work)]),
  ];
  const whole = phone.farm();
  if (refusalOf(draws.pick(attempts)) === GROWERS_ONLY) expect(phone.farm()).toBe(whole);
  expect(beyond(phone.farm())).toEqual(before);
}

test('whatever a helper tries and growers do meanwhile: all else is as the cloud has it, without a notice, and the phones fall silent', async () => {
  const done = { refused: 0 };
  await checkSlowLaw(
    [fc.integer({ min: 1, max: 1_000_000 })],
    { numRuns: 5, seed: 22 },
    async (seed) => {
      const farm = await aFairFarm();
      const { ana, maria } = await anaAndMaria(farm);
      const draws = seededDraws(seed);
      for (let round = 0; round < ROUNDS; round += 1) {
        const work = anyWork(ana.farm(), `tok${seed}${round}x`, draws);
        if (work !== null) refusalOf(() => ana.store().perform(work));
        for (let tries = 0; tries < 4; tries += 1) tryAnything(maria, seed + round * 10 + tries);
        const price = { varietyId: 'pea', packageOz: null, amount: 1, from: null };
        const refused = refusalOf(() =>
          maria.store().perform({ type: 'SET_PRICE', payload: price }),
        );
        expect(refused).toBe(GROWERS_ONLY);
        done.refused += 1;
        await farm.pass(45_000);
        const cloud = normalizeFarm(JSON.parse((await farm.service.text()) ?? '{}'));
        expect(beyond(maria.farm())).toEqual(beyond(cloud));
        expect(readNotices(maria.farm()).filter(({ slice }) => !isForHelpers(slice))).toEqual(
          readNotices(cloud).filter(({ slice }) => !isForHelpers(slice)),
        );
      }
      const version = await farm.service.version();
      await farm.pass(60_000);
      expect(await farm.service.version()).toBe(version);
      expect(farm.service.breaches).toEqual([]);
    },
  );
  expect(done.refused).toBe(5 * ROUNDS);
});
