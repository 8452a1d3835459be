import { expect, test } from 'vitest';
import { GoogleAuthentication } from '#server/auth/google-authentication.ts';
import { EVERYBODY, type AllowList } from '#server/auth/allow-list.ts';
import { SqliteStateStore } from '#server/store/sqlite/sqlite-state-store.ts';
import type { StateStore } from '#server/store/state-store.ts';
import { aKey, aStartCode } from '#tests/support/members/farm-client.ts';
import { USUAL_FARMS, aFarmServer } from '#tests/support/members/farm-members.ts';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import type { FakeGoogle } from '#tests/support/google/token-google.ts';

const A_FARM = '{"tasks":[],"meta":{"lastWriteAt":5}}';
const JOE = { role: 'OWNER', name: 'Joe', farmName: '' };
const CLOSED = [403, 'New farms are not kept here'];

test.each(['off', 'code'])(
  'a server that FARM_CREATION=%s closes to accounts takes a farm of theirs on no way round',
  async (ways) => {
    const google = await aFakeGoogle();
    const authentication = new GoogleAuthentication(google.settings);
    const farms = { ...USUAL_FARMS, creation: ways === 'code' ? (['code'] as const) : [] };
    const open = await aFarmServer({ authentication });
    const { store } = open;
    const { ask, tell, join } = await aFarmServer({ authentication, farms, store });
    const token = google.issue('ya29.ana', '10001');
    const tried = async (line: string, body: string, key: string) => {
      const { status, json } = await ask(line, { key, body });
      return [status, json['error']];
    };
    const invite = JSON.stringify(JOE);
    expect(await tried('POST /farms/google_10001/invites', invite, token)).toEqual(CLOSED);
    expect((await ask('GET /farms/google_10001/members', { key: token })).status).toBe(403);
    // A code that was given away before the server was closed lets somebody in to no farm.
    const { json } = await open.tell('POST /farms/google_10001/invites', JOE, token);
    const joe = await join(String(json['code']), 'Joe');
    expect(await tried('PUT /state/google_10001', A_FARM, joe.key)).toEqual(CLOSED);
    expect(await tried('POST /farms/google_10001/invites', invite, joe.key)).toEqual(CLOSED);
    expect(await tried('PUT /state/google_10001', A_FARM, token)).toEqual(CLOSED);
    expect(await store.users()).toEqual([]);
    // A farm that the account began in time goes on, for its own devices and others.
    const { keyHash, key } = aKey();
    await open.tell('POST /farms', { keyHash, name: 'Ana', label: 'L' }, token);
    expect((await ask('PUT /state/google_10001', { key, body: A_FARM })).status).toBe(200);
    expect((await tell('POST /farms/google_10001/invites', JOE, key)).status).toBe(201);
  },
);

test.each([
  [['google_10001'], null],
  [['ana@farm.example'], null],
  [[], 'farm.example'],
])(
  'who is taken off the list of those who may keep a farm is out with every key, and all guests too: %j %s',
  async (users, domain) => {
    const google = await aFakeGoogle();
    const { store, ...first } = await aServerFor(google, { users, domain });
    const ana = { email: 'Ana@farm.example', email_verified: true, hd: 'farm.example' };
    const token = google.sign('10001', ana);
    const { key, keyHash } = aKey();
    await first.tell('POST /farms', { keyHash, name: 'Ana', label: 'L' }, token);
    const invite = await first.tell('POST /farms/google_10001/invites', JOE, key);
    const joe = await first.join(String(invite.json['code']), 'Joe');
    const openInvite = await first.tell('POST /farms/google_10001/invites', JOE, key);
    const code = await aStartCode(store);
    const eve = await first.begin(code, 'Eve');
    await first.ask('PUT /state/google_10001', { key: joe.key, body: A_FARM });
    // The server starts anew, with the same list and with another one.
    const again = await aServerFor(google, { users, domain }, store);
    expect((await again.ask('GET /state/google_10001', { key: joe.key })).text).toBe(A_FARM);
    const other = await aServerFor(google, { users: ['google_2', 'x@farm.example'] }, store);
    const refused = {
      ok: false,
      error: 'This account may not keep a farm on this server',
      code: 'account-not-allowed',
    };
    for (const line of [
      'GET /state/google_10001',
      'PUT /state/google_10001',
      'GET /farms/google_10001/members',
    ]) {
      for (const out of [key, joe.key, token]) {
        const answer = await other.ask(line, { key: out, body: '{}' });
        expect([line, answer.status, answer.json]).toEqual([line, 403, refused]);
      }
    }
    expect(await store.head('google_10001')).toMatchObject({ version: 1 });
    // A code that was given away before lets nobody in, and tells nothing of the farm.
    const late = String(openInvite.json['code']);
    expect((await other.tell('POST /farms/look', { code: late })).status).toBe(404);
    const jim = { code: late, keyHash: aKey().keyHash, name: 'Jim', label: 'L' };
    expect((await other.tell('POST /farms/join', jim)).status).toBe(404);
    expect((await again.tell('POST /farms/look', { code: late })).status).toBe(200);
    // A farm that belongs to no account has nobody on that list.
    expect((await other.ask(`GET /state/${eve.farmId}`, { key: eve.key })).status).toBe(200);
  },
);

test('an account allowed by email is noted again at sign-in, for its farm’s keys', async () => {
  const google = await aFakeGoogle();
  const { store, tell } = await aServerFor(google, {});
  const { key, keyHash } = aKey();
  await tell('POST /farms', { keyHash, name: 'Ana', label: 'L' }, google.sign('10001'));
  const listed = await aServerFor(google, { users: ['ana@farm.example'] }, store);
  const read = async () => (await listed.ask('GET /state/google_10001', { key })).status;
  expect(await read()).toBe(403);
  const token = google.sign('10001', { email: 'ana@farm.example', email_verified: true });
  expect((await listed.ask('GET /state/google_10001', { key: token })).status).toBe(200);
  expect(await read()).toBe(200);
});

/** A server with a list of those who may keep a farm, as it starts. */
async function aServerFor(
  google: FakeGoogle,
  wanted: Partial<AllowList>,
  store: StateStore = new SqliteStateStore(),
) {
  const guests = { ...EVERYBODY, ...wanted };
  const authentication = new GoogleAuthentication({ ...google.settings, guests, store });
  return aFarmServer({ authentication, guests, store });
}
