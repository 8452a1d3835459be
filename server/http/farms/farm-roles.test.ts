import { expect, test } from 'vitest';
import { aKey, type TestDevice } from '#tests/support/members/farm-client.ts';
import { USUAL_FARMS, aFarmServer } from '#tests/support/members/farm-members.ts';
import { GoogleAuthentication } from '#server/auth/google-authentication.ts';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import { allowEverybody } from '../../auth/authentication.ts';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';

const A_FARM = '{"orders":[{"id":"ORD-001"}],"tasks":[],"taskHistory":[],"meta":{"lastWriteAt":5}}';

/** A farm with one member of each role. */
async function aSharedFarm(parts: Parameters<typeof aFarmServer>[0] = {}) {
  const server = await aFarmServer(parts);
  const { startCode, begin, invite, join, ask } = server;
  const ana = await begin(await startCode(), 'Ana');
  const let1 = async (role: string, name: string) =>
    join(await invite(ana, { role, name, farmName: 'Juniper Lane' }), name);
  const grower = await let1('GROWER', 'Maria');
  const helper = await let1('HELPER', 'Joe');
  await ask(`PUT /state/${ana.farmId}`, { key: ana.key, body: A_FARM });
  const etagOf = async () =>
    String((await ask(`GET /state/${ana.farmId}`, { key: ana.key })).headers.etag);
  return { ...server, ana, grower, helper, etagOf, path: `/state/${ana.farmId}` };
}

test('a helper patches the work of the day and nothing else (example 3)', async () => {
  const { ask, helper, path, etagOf } = await aSharedFarm();
  const etag = await etagOf();
  const patch = (body: string, headers: Record<string, string> = { 'if-match': etag }) =>
    ask(`PATCH ${path}`, { key: helper.key, body, headers });
  const prices = await patch('{"prices":[],"tasks":[],"taskHistory":[]}');
  expect([prices.status, prices.json['slices']]).toEqual([403, ['prices']]);
  for (const method of ['PUT', 'POST', 'DELETE']) {
    const answer = await ask(`${method} ${path}`, { key: helper.key, body: '{}' });
    expect([answer.status, answer.json]).toEqual([
      403,
      { ok: false, error: 'Not allowed for helpers' },
    ]);
  }
  expect((await patch('{}', {})).json).toEqual({ ok: false, error: 'If-Match is needed' });
  expect((await patch('{}', { 'if-match': '*' })).status).toBe(428);
  expect((await patch('{}', { 'if-match': '"9-0123456789abcdef"' })).status).toBe(409);
  expect(await etagOf()).toBe(etag);
  const done = await patch('{"tasks":[{"id":"t"}],"taskHistory":[]}');
  expect([done.status, done.json['ok'], done.headers['x-farm-role']]).toEqual([
    200,
    true,
    'HELPER',
  ]);
  expect((await ask(`GET ${path}`, { key: helper.key })).text).toBe(
    A_FARM.replace('"tasks":[]', '"tasks":[{"id":"t"}]').replace('At":5', 'At":6'),
  );
  expect((await patch('{"tasks":[],"taskHistory":[]}')).status).toBe(409);
});

test('without a key PATCH is 405 as before, and with STATE_AUTH=none keys mean nothing', async () => {
  const server = await aRunningServer({}, { authentication: allowEverybody });
  expect((await send(server, 'PATCH /state/google_1')).status).toBe(405);
  const { key } = aKey();
  const headers = { authorization: `Bearer ${key}` };
  expect((await send(server, 'GET /state/google_1', { headers })).text).toBe('null');
  for (const line of [
    'POST /farms',
    'POST /farms/join',
    'GET /farms/farm_x/members',
    'GET /farms',
  ]) {
    const answer = await send(server, line, { headers: { ...headers, accept: 'text/html' } });
    expect([answer.status, answer.text]).toEqual([404, '{"ok":false,"error":"Not found"}']);
  }
});

test('every member sees the members; owners see all devices', async () => {
  const { ask, ana, helper, grower } = await aSharedFarm();
  const seenBy = async ({ key, farmId }: TestDevice) =>
    (await ask(`GET /farms/${farmId}/members`, { key })).json;
  const forOwner = await seenBy(ana);
  const { memberId, deviceId } = ana;
  expect(forOwner['me']).toEqual({ memberId, deviceId, role: 'OWNER' });
  const today = new Date().toISOString().slice(0, 10);
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(forOwner['members']).toContainEqual({
    memberId: helper.memberId,
    name: 'Joe',
    role: 'HELPER',
    createdAt: time,
    devices: [
      {
        deviceId: helper.deviceId,
        label: 'Joe’s phone',
        createdAt: time,
        addedBy: 'Ana',
        lastSeen: null,
      },
    ],
  });
  expect(forOwner['members']).toContainEqual(
    expect.objectContaining({ memberId, devices: [expect.objectContaining({ lastSeen: today })] }),
  );
  const members = (await seenBy(grower))['members'];
  expect(members).toContainEqual(expect.objectContaining({ memberId, devices: [] }));
  expect(members).toContainEqual(
    expect.objectContaining({
      memberId: grower.memberId,
      devices: [expect.objectContaining({ deviceId: grower.deviceId })],
    }),
  );
});

test('only owners invite, change and remove; every member can rename themselves and leave', async () => {
  const { ask, tell, ana, grower, helper } = await aSharedFarm();
  const farm = `/farms/${ana.farmId}`;
  const ownersOnly = { ok: false, error: 'Only owners can do this' };
  for (const { key } of [grower, helper]) {
    const invite = { role: 'OWNER', name: 'Eve', farmName: '' };
    const refused = [
      await tell(`POST ${farm}/invites`, invite, key),
      await ask(`DELETE ${farm}/invites`, { key }),
      await tell(`PATCH ${farm}/members/${ana.memberId}`, { name: 'Eve' }, key),
      await tell(`PATCH ${farm}/members/me`, { role: 'OWNER' }, key),
      await ask(`DELETE ${farm}/members/${ana.memberId}`, { key }),
      await ask(`DELETE ${farm}/members/mbr_nobody`, { key }),
      await ask(`DELETE ${farm}/devices/${ana.deviceId}`, { key }),
      await ask(`DELETE ${farm}/devices/dev_nobody`, { key }),
    ];
    for (const { status, json } of refused) expect([status, json]).toEqual([403, ownersOnly]);
  }
  const renamed = await tell(`PATCH ${farm}/members/me`, { name: ' Mari\u0301a ' }, grower.key);
  expect(renamed.json).toEqual({
    ok: true,
    memberId: grower.memberId,
    name: 'Mar\u00eda',
    role: 'GROWER',
  });
  expect((await ask(`DELETE ${farm}/devices/me`, { key: grower.key })).json).toEqual({ ok: true });
  const gone = await ask(`GET /state/${ana.farmId}`, { key: grower.key });
  expect([gone.status, gone.json]).toEqual([
    401,
    { ok: false, error: 'No longer a member', removedBy: 'Mar\u00eda' },
  ]);
  for (let times = 0; times < 2; times += 1) {
    const removal = await ask(`DELETE ${farm}/members/${helper.memberId}`, { key: ana.key });
    expect([removal.status, removal.json]).toEqual([200, { ok: true }]);
  }
  for (const line of [`GET ${farm}/members`, 'GET /state/google_1', `PATCH /state/${ana.farmId}`]) {
    const answer = await ask(line, { key: helper.key });
    expect([answer.status, answer.json['removedBy']]).toEqual([401, 'Ana']);
  }
  const removed = await tell(`PATCH ${farm}/members/${helper.memberId}`, { name: 'X' }, ana.key);
  expect([removed.status, removed.json]).toEqual([404, { ok: false, error: 'Not found' }]);
});

test('an account of Google stays the owner of its farm, whose other devices get keys', async () => {
  const google = await aFakeGoogle();
  const authentication = new GoogleAuthentication(google.settings);
  const { ask, tell, invite, join } = await aFarmServer({ authentication });
  const token = google.issue('ya29.ana', '10001');
  const { key, keyHash } = aKey();
  const wish = { keyHash, name: 'Ana', label: 'Laptop' };
  const first = await tell('POST /farms', wish, token);
  expect([first.status, first.json]).toEqual([
    201,
    {
      ok: true,
      farmId: 'google_10001',
      memberId: 'mbr_google',
      deviceId: expect.stringMatching(/^dev_/),
      role: 'OWNER',
      name: 'Ana',
    },
  ]);
  const again = await tell('POST /farms', { ...wish, name: 'Anna' }, token);
  expect([again.status, again.json]).toEqual([200, first.json]);
  const ana = { key, keyHash, ...first.json } as unknown as TestDevice;
  const second = await join(await invite(ana, { role: 'OWNER', name: 'Joe', farmName: '' }), 'Joe');
  const farm = '/farms/google_10001';
  const needsOwner = { ok: false, error: 'A farm needs an owner' };
  for (const by of [key, token, second.key]) {
    const answers = [
      await tell(`PATCH ${farm}/members/mbr_google`, { role: 'GROWER' }, by),
      await ask(`DELETE ${farm}/members/mbr_google`, { key: by }),
    ];
    for (const { status, json } of answers) expect([status, json]).toEqual([409, needsOwner]);
  }
  // Where the account deletes its farm, it is called as it is among the members.
  const third = await join(await invite(ana, { role: 'GROWER', name: 'Eve', farmName: '' }), 'Eve');
  await ask('PUT /state/google_10001', { key: token, body: A_FARM });
  await ask('DELETE /state/google_10001', { key: token });
  const seen = await ask('GET /state/google_10001', { key: third.key });
  expect(seen.headers['x-state-deleted-by']).toBe('Ana');
  const own = await ask('GET /state/google_10001', { key: token });
  expect(own.headers).not.toHaveProperty('x-state-deleted-by');
  // The account goes on without any device of its own, and the other owner may leave.
  expect((await ask(`DELETE ${farm}/devices/me`, { key })).status).toBe(200);
  expect((await ask(`DELETE ${farm}/members/me`, { key: second.key })).status).toBe(200);
  const left = await ask(`GET ${farm}/members`, { key: token });
  expect(left.json['me']).toEqual({ memberId: 'mbr_google', deviceId: null, role: 'OWNER' });
  expect((await tell('POST /farms', wish, token)).json['error']).toBe('This key is in use');
  expect((await ask('POST /sign-out', { key: second.key })).status).toBe(401);
});

test('where accounts begin no farms, neither a first write nor POST /farms begins one', async () => {
  const google = await aFakeGoogle();
  const authentication = new GoogleAuthentication(google.settings);
  const farms = { ...USUAL_FARMS, creation: ['code' as const] };
  const { ask, tell, store } = await aFarmServer({ authentication, farms });
  const token = google.issue('ya29.ana', '10001');
  const refused = [
    await ask('PUT /state/google_10001', { key: token, body: A_FARM }),
    await tell('POST /farms', { keyHash: aKey().keyHash, name: 'Ana', label: 'L' }, token),
  ];
  for (const { status, json } of refused) {
    expect([status, json]).toEqual([403, { ok: false, error: 'New farms are not kept here' }]);
  }
  expect(await store.users()).toEqual([]);
  const own = { ...USUAL_FARMS, creation: [] };
  const closed = await aFarmServer({ farms: own });
  const code = await closed.startCode();
  const begun = { code, keyHash: aKey().keyHash, name: 'Ana', label: 'L' };
  expect((await closed.tell('POST /farms', begun)).json['error']).toBe(
    'New farms are not kept here',
  );
});

test('after a delete only an owner stores the farm again; the others learn who deleted it, and when', async () => {
  const origin = 'https://farm.example';
  const { ask, tell, ana, grower, helper, path } = await aSharedFarm({ allowedOrigins: [origin] });
  await tell(`PATCH /farms/${ana.farmId}/members/me`, { name: 'Ána' }, ana.key);
  const before = Date.now();
  await ask(`DELETE ${path}`, { key: ana.key });
  const read = await ask(`GET ${path}`, { key: grower.key, headers: { origin } });
  const deletedAt = String(read.headers['x-state-deleted-at']);
  expect(Date.parse(deletedAt)).toBeGreaterThanOrEqual(before);
  expect([read.text, read.headers['x-state-deleted-by']]).toEqual(['null', '%C3%81na']);
  expect(read.headers['access-control-expose-headers']).toBe(
    'ETag, Date, Retry-After, X-State-Deleted-At, X-Farm-Role, X-State-Deleted-By',
  );
  const refused = await ask(`PUT ${path}`, {
    key: grower.key,
    body: A_FARM,
    headers: { 'if-none-match': '*' },
  });
  expect([refused.status, refused.json]).toEqual([
    403,
    { ok: false, error: 'Only owners can do this', deletedAt, deletedBy: 'Ána' },
  ]);
  const headers = { 'if-match': String(read.headers.etag) };
  const patch = { key: helper.key, body: '{"tasks":[],"taskHistory":[]}', headers };
  expect((await ask(`PATCH ${path}`, patch)).status).toBe(409);
  expect((await ask(`PUT ${path}`, { key: ana.key, body: A_FARM })).status).toBe(200);
  const back = await ask(`GET ${path}`, { key: grower.key });
  expect([back.text, back.headers['x-state-deleted-by']]).toEqual([A_FARM, undefined]);
  expect((await ask(`PUT ${path}`, { key: grower.key, body: A_FARM })).status).toBe(200);
});

test('Joe is removed while his body arrives: nothing of it is stored (example 7)', async () => {
  const { address, ask, ana, grower, etagOf } = await aSharedFarm();
  const etag = await etagOf();
  const { request } = await import('node:http');
  const body = `{"meta":{"lastWriteAt":9},"notes":"${'x'.repeat(500_000)}"}`;
  const answered = new Promise<number>((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${grower.key}`,
      'content-length': String(body.length),
    };
    const sending = request(
      `${address}/state/${ana.farmId}`,
      { method: 'PUT', headers },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('error', reject);
    sending.write(body.slice(0, 1_000), () => {
      void ask(`DELETE /farms/${ana.farmId}/members/${grower.memberId}`, { key: ana.key }).then(
        () => sending.end(body.slice(1_000)),
      );
    });
  });
  expect(await answered).toBe(401);
  expect(await etagOf()).toBe(etag);
});
