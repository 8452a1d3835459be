import { afterEach, expect, test, vi } from 'vitest';
import { aFarmServer } from '#tests/support/members/farm-members.ts';

const AN_HOUR = 3_600_000;
const WISH = { role: 'HELPER', name: 'Joe', farmName: '' };

afterEach(() => void vi.useRealTimers());

test('the owners of a farm let 30 people in an hour, those of another farm as many', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { ask, begin, invite, join, startCode, tell } = await aFarmServer();
  const ana = await begin(await startCode(), 'Ana');
  const eve = await begin(await startCode(), 'Eve');
  const ben = await join(await invite(ana, { ...WISH, role: 'OWNER' }), 'Ben');
  const askFor = ({ farmId, key }: typeof ana) => tell(`POST /farms/${farmId}/invites`, WISH, key);
  for (let invites = 1; invites < 30; invites += 1) {
    // No more than ten may be open.
    await ask(`DELETE /farms/${ana.farmId}/invites`, { key: ana.key });
    expect([invites, (await askFor(invites % 2 ? ana : ben)).status]).toEqual([invites, 201]);
  }
  for (const owner of [ana, ben]) {
    const { status, headers, json } = await askFor(owner);
    expect([status, json]).toEqual([429, { ok: false, error: 'Too many requests' }]);
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  }
  expect((await askFor(eve)).status).toBe(201);
  vi.setSystemTime(Date.now() + AN_HOUR);
  expect((await askFor(ben)).status).toBe(201);
});

test('a patch that would make the farm too large is refused, and nothing of it is stored', async () => {
  const { ask, begin, invite, join, startCode } = await aFarmServer({ maxBodyBytes: 400 });
  const ana = await begin(await startCode(), 'Ana');
  const joe = await join(await invite(ana, WISH), 'Joe');
  const path = `/state/${ana.farmId}`;
  const farm = JSON.stringify({ orders: ['x'.repeat(300)], tasks: [], taskHistory: [], meta: {} });
  const { headers } = await ask(`PUT ${path}`, { key: ana.key, body: farm });
  const before = (await ask(`GET ${path}`, { key: ana.key })).text;
  const patch = (note: string) => {
    const body = JSON.stringify({ tasks: [note], taskHistory: [] });
    const tag = { 'if-match': String(headers.etag) };
    return ask(`PATCH ${path}`, { key: joe.key, body, headers: tag });
  };
  const refused = await patch('y'.repeat(100));
  expect([refused.status, refused.json]).toEqual([
    413,
    { ok: false, error: 'The farm would be too large' },
  ]);
  expect((await ask(`GET ${path}`, { key: ana.key })).text).toBe(before);
  expect((await patch('y'.repeat(10))).status).toBe(200);
});
