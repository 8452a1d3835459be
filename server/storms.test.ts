import { expect, onTestFinished, test } from 'vitest';
import { storePlaces } from '#tests/support/server/store-places.ts';
import { runStorm } from '#tests/support/service/storms.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';

const PLACES = storePlaces();

test.each(PLACES)(
  '%s: nothing that was promised is lost when the server is killed',
  async (name, open) => {
    const rounds = name === 'SQLite' ? 2 : 4;
    const place = await open();
    onTestFinished(place.remove);
    const draws = seededDraws(Date.now());
    const report = await runStorm(place, { rounds, clients: 10, draws, signal: 'SIGKILL' });
    expect(report.problems).toEqual([]);
    expect(report.promised).toBeGreaterThan(0);
  },
);

test.each(PLACES)(
  '%s: a server that is asked to stop while it works stops cleanly, and keeps what it promised',
  async (_, open) => {
    const place = await open();
    onTestFinished(place.remove);
    const draws = seededDraws(Date.now());
    const report = await runStorm(place, { rounds: 1, clients: 10, draws, signal: 'SIGTERM' });
    expect(report.problems).toEqual([]);
    expect(report.promised).toBeGreaterThan(0);
  },
);
