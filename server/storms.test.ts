import { expect, onTestFinished, test } from 'vitest';
import { storePlaces } from '#tests/support/server/store-places.ts';
import { runStorm } from '#tests/support/service/storms.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';

const PLACES = storePlaces();

async function expectSurvived(
  open: (typeof PLACES)[number][1],
  rounds: number,
  signal: 'SIGKILL' | 'SIGTERM',
) {
  const place = await open();
  onTestFinished(place.remove);
  const draws = seededDraws(Date.now());
  const report = await runStorm(place, { rounds, clients: 10, draws, signal });
  expect(report.problems).toEqual([]);
  expect(report.promised).toBeGreaterThan(0);
}

test.each(PLACES)('%s: nothing that was promised is lost when the server is killed', (name, open) =>
  expectSurvived(open, name === 'SQLite' ? 2 : 4, 'SIGKILL'),
);

test.each(PLACES)(
  '%s: a server that is asked to stop while it works stops cleanly, and keeps what it promised',
  (_, open) => expectSurvived(open, 1, 'SIGTERM'),
);
