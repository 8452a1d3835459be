import { expect, onTestFinished, test } from 'vitest';
import { runRestores } from '#tests/support/service/restore-rounds.ts';
import { storePlaces } from '#tests/support/server/store-places.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';

const ROUNDS = 2;

test.each(storePlaces())(
  '%s: a version that is brought back is taken by open devices, stays, and takes in what was not sent',
  async (_, open) => {
    const place = await open();
    onTestFinished(place.remove);
    expect(await runRestores(place, seededDraws(Date.now()), ROUNDS)).toEqual([]);
  },
);
