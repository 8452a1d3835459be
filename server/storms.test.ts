import { expect, onTestFinished, test } from 'vitest';
import { aPostgresPlace, aSqlitePlace } from '#tests/support/server/store-place.ts';
import { runStorm } from '#tests/support/service/storms.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';

test.each([
  ['SQLite', aSqlitePlace, 2],
  ['PostgreSQL', aPostgresPlace, 4],
])('%s: nothing that was promised is lost when the server is killed', async (_, open, rounds) => {
  const place = await open();
  onTestFinished(place.remove);
  const draws = seededDraws(Date.now());
  const report = await runStorm(place, { rounds, clients: 10, draws, signal: 'SIGKILL' });
  expect(report.problems).toEqual([]);
  expect(report.promised).toBeGreaterThan(0);
});

test.each([
  ['SQLite', aSqlitePlace],
  ['PostgreSQL', aPostgresPlace],
])(
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
