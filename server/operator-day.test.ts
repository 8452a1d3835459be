import { expect, onTestFinished, test } from 'vitest';
import { runOperatorDay } from '#tests/support/service/operator-day.ts';
import { aPostgresPlace, aSqlitePlace } from '#tests/support/server/store-place.ts';

test.each([
  ['SQLite', aSqlitePlace],
  ['PostgreSQL', aPostgresPlace],
])('%s: a day of an operator goes well while growers work', async (_, open) => {
  const place = await open();
  onTestFinished(place.remove);
  expect((await runOperatorDay(place, 3)).problems).toEqual([]);
});
