import { afterAll, expect, onTestFinished, test } from 'vitest';
import { aKey } from '#tests/support/members/farm-client.ts';
import { aFarmServer } from '#tests/support/members/farm-members.ts';
import { PostgresStateStore } from '#server/store/postgres/postgres-state-store.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import { runRemovals } from '#tests/support/members/removal-rounds.ts';
import { startPostgres } from '#tests/support/server/throwaway-postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres.remove());

async function aServerOn(url: string) {
  const store = new PostgresStateStore(url);
  onTestFinished(() => store.close());
  return aFarmServer({ store });
}

test('two servers on one PostgreSQL: after a removal nothing of the removed device is stored or read', async () => {
  const url = await postgres.newDatabase();
  const [first, second] = [await aServerOn(url), await aServerOn(url)];
  const seed = Date.now();
  const { stored, refused, problems } = await runRemovals(
    [first, second],
    first.startCode,
    seededDraws(seed),
    10,
  );
  expect({ seed, problems }).toEqual({ seed, problems: [] });
  expect([stored > 0, refused > 0]).toEqual([true, true]);
});

test('two servers on one PostgreSQL: one code lets one phone in, whichever it asks', async () => {
  const url = await postgres.newDatabase();
  const servers = [await aServerOn(url), await aServerOn(url)];
  const [first] = servers;
  if (!first) throw new Error('There is no server');
  const code = await first.startCode();
  const phones = [...Array(10).keys()].map((n) => ({
    server: servers[n % 2] ?? first,
    body: { code, keyHash: aKey().keyHash, name: `Phone ${n}`, label: 'Phone' },
  }));
  const answers = await Promise.all(
    phones.map(({ server, body }) => server.tell('POST /farms', body)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(9);
  expect(await first.store.members.farms()).toHaveLength(1);
});
