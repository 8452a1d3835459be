import { expect, test } from 'vitest';
import { aKey, type TestDevice } from '#tests/support/members/farm-client.ts';
import { USUAL_FARMS, aFarmServer } from '#tests/support/members/farm-members.ts';
import { newFarmId, newMemberId, newJoinCode } from '#server/members/ids-and-codes.ts';
import { RateLimits } from '../rate-limits.ts';

const NO_LIMITS = new RateLimits({ ofAddress: 1e6, ofUser: 1e6, writesOfUser: 1e6 });
const A_FARM = '{"tasks":[],"meta":{"lastWriteAt":5}}';
/** Somebody in another network, through a proxy that is believed. */
const FAR_AWAY = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
const TRUSTED = { trustedProxies: ['127.0.0.1'] };

function allRequests(farmId: string): readonly (readonly [string, string])[] {
  return [
    [`GET /state/${farmId}`, ''],
    [`PUT /state/${farmId}`, A_FARM],
    [`POST /state/${farmId}`, A_FARM],
    [`DELETE /state/${farmId}`, ''],
    [`PATCH /state/${farmId}`, '{"tasks":[],"taskHistory":[]}'],
    [`GET /farms/${farmId}/members`, ''],
    [`POST /farms/${farmId}/invites`, '{"role":"OWNER","name":"Eve","farmName":""}'],
    [`DELETE /farms/${farmId}/invites`, ''],
    [`PATCH /farms/${farmId}/members/me`, '{"name":"Eve"}'],
    [`DELETE /farms/${farmId}/members/${newMemberId()}`, ''],
    [`DELETE /farms/${farmId}/devices/me`, ''],
    [`PUT /farms/${farmId}/members`, ''],
  ];
}

test('keys of others get the same answers whether there is a farm or not', async () => {
  const { ask, begin, startCode, store } = await aFarmServer({ limits: NO_LIMITS });
  const ana = await begin(await startCode(), 'Ana');
  const eve = await begin(await startCode(), 'Eve');
  await ask(`PUT /state/${ana.farmId}`, { key: ana.key, body: A_FARM });
  const before = [await store.head(ana.farmId), await store.members.people(ana.farmId)];
  const keys = [
    [eve.key, 403, 'Not your farm'],
    [aKey().key, 401, 'Sign-in required'],
    [`mgm_${'x'.repeat(500)}`, 401, 'Sign-in required'],
    ['mgm_', 401, 'Sign-in required'],
    [undefined, 401, 'Sign-in required'],
  ] as const;
  for (const farmId of [ana.farmId, newFarmId(), 'google_1', 'constructor', '%00', ' ']) {
    for (const [line, body] of allRequests(encodeURIComponent(farmId))) {
      if (farmId === ' ' && line.includes('/state/')) continue;
      for (const [key, status, error] of keys) {
        const sent = { ...(body && { body }), ...(key === undefined ? {} : { key }) };
        const answer = await ask(line, sent);
        expect([line, answer.status, answer.json]).toEqual([line, status, { ok: false, error }]);
        expect(answer.headers['x-farm-role']).toBeUndefined();
      }
    }
  }
  expect([await store.head(ana.farmId), await store.members.people(ana.farmId)]).toEqual(before);
});

test('devices of an erased farm learn that it was erased; a guessed account id reveals nothing', async () => {
  const { ask, begin, startCode, store } = await aFarmServer({ limits: NO_LIMITS });
  const ana = await begin(await startCode(), 'Ana');
  const eve = await begin(await startCode(), 'Eve');
  await ask(`PUT /state/${ana.farmId}`, { key: ana.key, body: A_FARM });
  for (const farmId of [ana.farmId, 'google_1']) await store.erase(farmId);
  const told = {
    ok: false,
    error: 'No longer a member',
    removedBy: null,
    erasedAt: expect.any(String),
  };
  for (const [line, body] of allRequests(ana.farmId)) {
    const answer = await ask(line, { key: ana.key, ...(body && { body }) });
    expect([line, answer.status, answer.json]).toEqual([line, 401, told]);
    expect((await ask(line, { key: eve.key, ...(body && { body }) })).status).toBe(403);
  }
  const guessed = await ask('GET /state/google_1', { key: aKey().key });
  expect(guessed.json).toEqual({ ok: false, error: 'Sign-in required' });
});

test('members and devices of other farms are not there for an owner', async () => {
  const { ask, tell, begin, startCode, store } = await aFarmServer();
  const ana = await begin(await startCode(), 'Ana');
  const eve = await begin(await startCode(), 'Eve');
  const before = await store.members.people(ana.farmId);
  const answers = [
    await ask(`DELETE /farms/${eve.farmId}/members/${ana.memberId}`, { key: eve.key }),
    await ask(`DELETE /farms/${eve.farmId}/devices/${ana.deviceId}`, { key: eve.key }),
    await tell(`PATCH /farms/${eve.farmId}/members/${ana.memberId}`, { name: 'X' }, eve.key),
    await tell(
      `POST /farms/${eve.farmId}/invites`,
      { memberId: ana.memberId, farmName: '' },
      eve.key,
    ),
  ];
  for (const { status, json } of answers) {
    expect([status, json]).toEqual([404, { ok: false, error: 'Not found' }]);
  }
  expect(await store.members.people(ana.farmId)).toEqual(before);
});

test('wrong codes are limited, and a right one joins all the same', async () => {
  const server = await aFarmServer();
  const { tell, begin, startCode, invite } = server;
  const { ask } = await aFarmServer({ ...TRUSTED, store: server.store });
  const ana = await begin(await startCode(), 'Ana');
  const code = await invite(ana, { role: 'HELPER', name: 'Joe', farmName: '' });
  const enter = (line: string, typed: string, ip = '203.0.113.7') =>
    ask(line, {
      body: JSON.stringify({ code: typed, keyHash: aKey().keyHash, name: 'J', label: 'J' }),
      headers: { ...FAR_AWAY, 'x-forwarded-for': ip },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const line = ['POST /farms', 'POST /farms/look', 'POST /farms/join'][n % 3] ?? '';
    statuses.push((await enter(line, newJoinCode())).status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
  const limited = await enter('POST /farms/look', 'nonsense');
  expect([limited.status, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
  // Another network has its own count, and a start code is none of a farm's.
  expect((await enter('POST /farms/join', await server.startCode(), '198.51.100.1')).status).toBe(
    404,
  );
  expect((await enter('POST /farms', code, '198.51.100.1')).status).toBe(404);
  expect((await enter('POST /farms/join', code)).status).toBe(201);
  expect((await tell('POST /farms/look', { code })).status).toBe(404);
});

test('bodies are read strictly, after everything that could be said without them', async () => {
  const { ask, begin, startCode } = await aFarmServer();
  const ana = await begin(await startCode(), 'Ana');
  const { keyHash } = aKey();
  const code = newJoinCode();
  const whole = { code, keyHash, name: 'Joe', label: 'Phone' };
  const post = async (body: string, line = 'POST /farms/join', type = 'application/json') => {
    const { status, json } = await ask(line, { body, headers: { 'content-type': type } });
    return [status, json['error']];
  };
  const notValid = [400, 'The body is not valid'];
  for (const body of ['', '[]', '"x"', '{', JSON.stringify({ ...whole, code: 5 })]) {
    expect(await post(body)).toEqual(notValid);
  }
  for (const wrong of ['', keyHash.toUpperCase(), `${keyHash}0`, 7]) {
    expect(await post(JSON.stringify({ ...whole, keyHash: wrong }))).toEqual(notValid);
  }
  for (const name of ['', '  ', 'x'.repeat(41), 'a\u202eb', 'a\nb', 'a\ue000', 5, '\ud800']) {
    expect(await post(JSON.stringify({ ...whole, name }))).toEqual([400, 'The name is not valid']);
  }
  expect(await post(JSON.stringify(whole), 'POST /farms/join', 'text/plain')).toEqual([
    415,
    'The body must be JSON',
  ]);
  expect((await post(`{"x":"${'x'.repeat(5_000)}"}`))[0]).toBe(413);
  expect(await post('{}', 'POST /farms')).toEqual([401, 'Sign-in required']);
  for (const path of ['/farms', '/farms/look', '/farms/join']) {
    const answer = await ask(`GET ${path}`, { headers: { accept: 'text/html' } });
    expect([answer.status, answer.json['error'], answer.headers['cache-control']]).toEqual([
      405,
      'Method not allowed',
      'no-store',
    ]);
  }
  const invite = { role: 'CHIEF', name: 'Joe', farmName: '' };
  const bad = await ask(`POST /farms/${ana.farmId}/invites`, {
    key: ana.key,
    body: JSON.stringify(invite),
  });
  expect([bad.status, bad.json['error']]).toEqual(notValid);
});

test('keys and codes pass over https or from this machine only', async () => {
  const begin = (
    headers: Record<string, string>,
    server: Awaited<ReturnType<typeof aFarmServer>>,
  ) => server.ask('POST /farms/look', { body: '{"code":"x"}', headers });
  const plain = { 'x-forwarded-for': '192.168.1.20', 'x-forwarded-proto': 'http' };
  const refused = { ok: false, error: 'A secure address is needed' };
  const trusting = await aFarmServer(TRUSTED);
  expect((await begin(FAR_AWAY, trusting)).status).toBe(404);
  expect((await begin(plain, trusting)).json).toEqual(refused);
  const key = aKey().key;
  const state = await trusting.ask('GET /state/farm_x', { key, headers: plain });
  expect([state.status, state.json]).toEqual([403, refused]);
  // The word of a proxy that is not trusted counts for nothing.
  expect((await begin(FAR_AWAY, await aFarmServer())).json).toEqual(refused);
  const open = { farms: { ...USUAL_FARMS, isInsecureLanFine: true }, ...TRUSTED };
  const lan = await aFarmServer(open);
  expect((await begin(plain, lan)).status).toBe(404);
  expect((await begin({ ...plain, 'x-forwarded-for': 'fd00::5' }, lan)).status).toBe(404);
  expect((await begin({ ...plain, 'x-forwarded-for': '203.0.113.7' }, lan)).status).toBe(403);
  expect((await begin({ ...plain, 'x-forwarded-for': '2001:db8::5' }, lan)).status).toBe(403);
});

test('neither keys nor codes are ever in the log, the store or an answer that refuses, and farms are hashes there', async () => {
  const lines: string[] = [];
  const server = await aFarmServer({ logLevel: 'trace', logTo: (line) => lines.push(line) });
  // About the web app, which is none of this.
  lines.length = 0;
  const { ask, tell, begin, invite, join, startCode, store } = server;
  const start = await startCode();
  const ana = await begin(start, 'Ana');
  const code = await invite(ana, { role: 'HELPER', name: 'Joe', farmName: 'Juniper Lane' });
  const joe: TestDevice = await join(code, 'Joe');
  const wrong = newJoinCode();
  const answers = [
    await tell('POST /farms/look', { code: wrong }),
    await tell('POST /farms/join', { code, keyHash: joe.key, name: code, label: joe.key }),
    await tell('POST /farms', { code: start, keyHash: joe.keyHash, name: 'Joe', label: 'Phone' }),
    await ask(`GET /farms/${code}/members?${code}`, { key: joe.key }),
    await ask(`GET /farms/join/${code}`, { key: joe.key }),
    await ask(`GET /state/${joe.key}`, { key: joe.key }),
    await ask(`DELETE /farms/${ana.farmId}/members/${code}`, { key: joe.key }),
    await ask(`GET /state/${ana.farmId}`, { key: aKey().key }),
  ];
  expect(answers.filter(({ status }) => status < 400)).toEqual([]);
  const answered = answers.map(({ headers, text }) => JSON.stringify(headers) + text).join('');
  const log = lines.join('');
  const kept = JSON.stringify(await store.members.people(ana.farmId));
  for (const secret of [start, ana.key, code, joe.key, wrong]) {
    for (const text of [secret, secret.replace('-', ''), encodeURIComponent(secret)]) {
      expect(log).not.toContain(text);
      expect(answered).not.toContain(text);
      expect(kept).not.toContain(text);
    }
  }
  expect(log).not.toContain(ana.farmId);
  const warned = lines.map((line) => JSON.parse(line) as { level: number; msg?: string });
  const kinds = warned.filter(({ level }) => level === 40).map(({ msg }) => msg);
  expect(new Set(kinds)).toEqual(new Set(['No good code', 'Not let in', 'No good token']));
});

test('pages of allowed origins may patch and read their role with a key, and nothing else changes', async () => {
  const origin = 'https://farm.example';
  const { ask } = await aFarmServer({ allowedOrigins: [origin] });
  const preflight = async (method: string) =>
    (
      await ask('OPTIONS /state/farm_x', {
        headers: { origin, 'access-control-request-method': method },
      })
    ).headers['access-control-allow-methods'];
  expect(await preflight('PATCH')).toContain('PATCH');
  expect(await preflight('PUT')).toBe('GET, PUT, POST, DELETE, OPTIONS');
  const exposed = async (key: string) =>
    (await ask('GET /state/farm_x', { key, headers: { origin } })).headers[
      'access-control-expose-headers'
    ];
  expect(await exposed(aKey().key)).toBe(
    'ETag, Date, Retry-After, X-State-Deleted-At, X-Farm-Role',
  );
  expect(await exposed('ya29.token')).toBe('ETag, Date, Retry-After, X-State-Deleted-At');
});
