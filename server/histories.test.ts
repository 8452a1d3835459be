import { expect, onTestFinished, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { checkHistory } from '#tests/support/service/check-history.ts';
import { recordHistory } from '#tests/support/service/history.ts';
import { storePlaces } from '#tests/support/server/store-places.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { allowEverybody } from './auth/authentication.ts';
import { openStore } from './store/open-store.ts';

const HISTORIES = 10;

test.each(storePlaces())(
  '%s: what devices see through two servers can have happened one request after the other',
  async (_, open) => {
    const { place, remove } = await open();
    onTestFinished(remove);
    const stores = [openStore(place), openStore(place)] as const;
    const [one, other] = await Promise.all(
      stores.map((store) => aRunningServer({}, { store, authentication: allowEverybody })),
    );
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const servers = [one ?? '', other ?? ''] as const;
    const seed = Date.now();
    for (let n = 0; n < HISTORIES; n += 1) {
      const draws = seededDraws(seed + n);
      const size = { devices: 5, requests: 12 };
      const history = await recordHistory([...servers], `/state/google_${n}`, draws, size);
      expect({ seed: seed + n, problems: checkHistory(history) }).toEqual({
        seed: seed + n,
        problems: [],
      });
    }
  },
);
