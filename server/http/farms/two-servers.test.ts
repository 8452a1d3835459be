import { afterAll, expect, onTestFinished, test } from 'vitest';
import { aKey } from '#tests/support/members/farm-client.ts';
import { aFarmServer } from '#tests/support/members/farm-members.ts';
import { PostgresStateStore } from '#server/store/postgres-state-store.ts';
import { startPostgres } from '#tests/support/server/throwaway-postgres.ts';

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const MINUTE = 60_000;

async function aServerOn(url: string) {
  const store = new PostgresStateStore(url);
  onTestFinished(() => store.close());
  return aFarmServer({ store });
}

test(
  'two servers on one PostgreSQL: after a removal nothing of the removed device is stored or read',
  async () => {
    const url = await postgres.newDatabase();
    const [first, second] = [await aServerOn(url), await aServerOn(url)];
    const ana = await first.begin(await first.startCode(), 'Ana');
    const path = `/state/${ana.farmId}`;
    for (let round = 0; round < 10; round += 1) {
      const wish = { role: 'GROWER', name: 'Joe', farmName: '' };
      const joe = await second.join(await first.invite(ana, wish), 'Joe');
      const body = `{"meta":{"lastWriteAt":5},"round":${round}}`;
      const writes = [...Array(6).keys()].map(() =>
        second.ask(`PUT ${path}`, { key: joe.key, body }),
      );
      const removal = first.ask(`DELETE /farms/${ana.farmId}/members/${joe.memberId}`, {
        key: ana.key,
      });
      expect((await removal).status).toBe(200);
      const tag = (await first.ask(`GET ${path}`, { key: ana.key })).headers.etag;
      const late = await second.ask(`PUT ${path}`, { key: joe.key, body });
      expect([late.status, late.json['removedBy']]).toEqual([401, 'Ana']);
      expect((await second.ask(`GET ${path}`, { key: joe.key })).status).toBe(401);
      const statuses = (await Promise.all(writes)).map(({ status }) => status);
      expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
      // Whatever was promised had been stored before the removal was.
      expect((await first.ask(`GET ${path}`, { key: ana.key })).headers.etag).toBe(tag);
    }
  },
  MINUTE,
);

test(
  'two servers on one PostgreSQL: one code lets one phone in, whichever it asks',
  async () => {
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
  },
  MINUTE,
);
