import { expect, test } from 'vitest';
import { aFarmServer } from '#tests/support/members/farm-members.ts';

/** What a server with these proxies says to a key from this machine, and what it wrote to its log. */
async function asked(trustedProxies: readonly string[], headers: Record<string, string>) {
  const lines: string[] = [];
  const near = await aFarmServer();
  const ana = await near.begin(await near.startCode(), 'Ana');
  const logTo = (line: string): void => void lines.push(line);
  const { ask } = await aFarmServer({ store: near.store, trustedProxies, logLevel: 'warn', logTo });
  const path = `GET /state/${ana.farmId}`;
  const { status } = await ask(path, { key: ana.key, headers });
  await ask(path, { key: ana.key, headers });
  return { status, told: lines.filter((line) => line.includes('X-Forwarded-For')).length };
}

test.each([[['127.0.0.1']], [['::1']], [['10.0.0.1', '127.0.0.0/8']]])(
  'behind a proxy on this machine (%j) whoever is not named by it is no program of this machine',
  async (proxies) => {
    expect((await asked(proxies, {})).status).toBe(403);
    const named = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    if (proxies[0] !== '::1') expect((await asked(proxies, named)).status).toBe(200);
  },
);

test('without such a proxy a program of this machine is one', async () => {
  for (const proxies of [[], ['10.0.0.1', '192.168.0.0/16']])
    expect(await asked(proxies, {})).toEqual({ status: 200, told: 0 });
});

test('a local request for another host name is logged once, because it looks like a silent proxy', async () => {
  expect(await asked([], { host: 'farm.example' })).toEqual({ status: 200, told: 1 });
  for (const host of ['localhost:8080', '127.0.0.1', '[::1]:80'])
    expect((await asked([], { host })).told).toBe(0);
});
