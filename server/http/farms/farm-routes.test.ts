import { expect, test } from 'vitest';
import { aKey } from '#tests/support/members/farm-client.ts';
import { aFarmServer } from '#tests/support/members/farm-members.ts';

const A_FARM = '{"orders":[{"id":"ORD-001"}],"tasks":[],"meta":{"lastWriteAt":5}}';

test('a start code starts a farm; its owner invites, and a new member can read it', async () => {
  const { ask, tell, startCode, begin, invite, join } = await aFarmServer();
  const code = await startCode();
  const look = await tell('POST /farms/look', { code: code.toLowerCase().replace('-', ' ') });
  expect(look.json).toMatchObject({ ok: true, kind: 'START', role: 'OWNER', invitedBy: null });
  const ana = await begin(code, 'Ana');
  expect(ana.farmId).toMatch(/^farm_[a-z2-7]{26}$/);
  expect(ana.memberId).toMatch(/^mbr_[0-9a-z]{13}$/);
  expect(ana.deviceId).toMatch(/^dev_[0-9a-z]{13}$/);
  expect((await ask(`PUT /state/${ana.farmId}`, { key: ana.key, body: A_FARM })).status).toBe(200);

  const wish = { role: 'HELPER', name: 'Joe', farmName: 'Juniper Lane' };
  const forJoe = await invite(ana, wish);
  expect(forJoe).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
  const seen = await tell('POST /farms/look', { code: forJoe });
  expect(seen.status).toBe(200);
  expect(seen.json).toMatchObject({ kind: 'JOIN', ...wish, invitedBy: 'Ana' });
  const joe = await join(forJoe, 'Joe');
  const read = await ask(`GET /state/${ana.farmId}`, { key: joe.key });
  expect([read.status, read.text, read.headers['x-farm-role']]).toEqual([200, A_FARM, 'HELPER']);
  const known = await ask(`GET /state/${ana.farmId}`, {
    key: joe.key,
    headers: { 'if-none-match': read.headers.etag ?? '' },
  });
  expect([known.status, known.headers['x-farm-role']]).toEqual([304, 'HELPER']);
});

test('one code lets one phone in; its lost answer is asked for again (example 5)', async () => {
  const { tell, startCode, begin, invite } = await aFarmServer();
  const ana = await begin(await startCode(), 'Ana');
  const code = await invite(ana, { role: 'GROWER', name: 'Maria', farmName: 'Juniper Lane' });
  const phones = [aKey(), aKey()].map(({ keyHash }) => ({ code, keyHash, name: 'M', label: 'M' }));
  const answers = await Promise.all(phones.map((phone) => tell('POST /farms/join', phone)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
  const winner = answers.findIndex(({ status }) => status === 201);
  const again = await tell('POST /farms/join', phones[winner] ?? {});
  expect([again.status, again.json]).toEqual([200, answers[winner]?.json]);
  expect(again.json['farmName']).toBe('Juniper Lane');
  const loser = await tell('POST /farms/join', phones[1 - winner] ?? {});
  expect(loser.json).toEqual({ ok: false, error: 'This code is no longer valid' });
});

test('no member can take a name that looks like another member’s', async () => {
  const { tell, startCode, begin, invite, join } = await aFarmServer();
  const ana = await begin(await startCode(), 'Ana');
  const joe = await join(await invite(ana, { role: 'HELPER', name: 'Joe', farmName: '' }), 'Joe');
  const rename = (name: string) => tell(`PATCH /farms/${ana.farmId}/members/me`, { name }, joe.key);
  for (const name of ['Ana', 'ANA', 'Ａｎａ', 'A na']) {
    const { status, json } = await rename(name);
    expect([name, status, json['error']]).toEqual([name, 409, 'This name is taken']);
  }
  for (const name of ['JOE', 'Anna', '👩‍🌾 Joe']) expect((await rename(name)).status).toBe(200);
});
