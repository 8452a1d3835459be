import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { type TestDevice } from '#tests/support/members/farm-client.ts';
import { aFarmServer } from '#tests/support/members/farm-members.ts';
import { aSqlitePlace } from '#tests/support/server/store-place.ts';
import { storePlaces } from '#tests/support/server/store-places.ts';
import { openStore } from '../store/open-store.ts';
import { backupInto } from './backup-folder.ts';
import { runCommand } from './run-command.ts';

const PLACES = storePlaces();

/** A running server, and commands beside it. */
async function aServerWithCommands(open: (typeof PLACES)[number][1]) {
  const { place, remove } = await open();
  const store = openStore(place);
  const server = await aFarmServer({ store });
  onTestFinished(async () => {
    await store.close();
    await remove();
  });
  const run = (...words: string[]) => runCommand(() => openStore(place), words);
  const codeOf = async (...words: string[]) => (await run(...words)).split('\n', 1)[0] ?? '';
  return { ...server, run, codeOf };
}

test.each(PLACES)(
  '%s: an operator begins a farm, lists its people, lets somebody in and removes',
  async (_, open) => {
    const { ask, begin, join: enter, run, codeOf } = await aServerWithCommands(open);
    const first = await codeOf('start-code');
    expect(first).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    const ana = await begin(await codeOf('start-code'), 'Ana');
    expect((await begin(first, 'Eve')).farmId).toBe('undefined');
    expect(await run('list')).toBe(`${ana.farmId}  nothing stored yet\n`);
    const line = `${ana.memberId}  OWNER  Ana\n  ${ana.deviceId}  “Ana’s phone”  not seen yet\n`;
    expect(await run('members', ana.farmId)).toBe(line);
    await expect(run('members', 'farm_unknown')).rejects.toThrow('farm_unknown has no members.');

    const body = '{"meta":{"lastWriteAt":5}}';
    await ask(`PUT /state/${ana.farmId}`, { key: ana.key, body });
    expect(await run('versions', ana.farmId)).toMatch(
      /^version 1 {2}[\d :-]+ UTC {2}26 bytes {2}Ana, “Ana’s phone”\n$/,
    );
    await expect(run('remove', ana.farmId, ana.deviceId)).rejects.toThrow('A farm needs an owner.');
    const again = await enter(await codeOf('invite', ana.farmId, ana.memberId), 'Ana');
    expect(again.memberId).toBe(ana.memberId);
    const other = await enter(await codeOf('invite', ana.farmId), 'Joe');
    await run('remove', ana.farmId, ana.deviceId);
    await run('remove', ana.farmId, other.memberId);
    const gone = await ask(`GET /state/${ana.farmId}`, { key: ana.key });
    expect([gone.status, gone.json]).toEqual([
      401,
      { ok: false, error: 'No longer a member', removedBy: null },
    ]);
    expect((await run('members', ana.farmId)).split('\n')).toHaveLength(3);
    await expect(run('remove', ana.farmId, 'mbr_unknown')).rejects.toThrow('Not found.');
  },
);

test.each(PLACES)(
  '%s: a backup takes members along and no codes; restored elsewhere, keys go on',
  async (_, open) => {
    const { ask, begin, invite, run, codeOf } = await aServerWithCommands(open);
    const ana: TestDevice = await begin(await codeOf('start-code'), 'Ana');
    const empty = await begin(await codeOf('start-code'), 'Eve');
    const body = '{"meta":{"lastWriteAt":5}}';
    await ask(`PUT /state/${ana.farmId}`, { key: ana.key, body });
    const code = await invite(ana, { role: 'HELPER', name: 'Joe', farmName: '' });
    const file = join(aFolder(), 'farms.jsonl');
    expect(await run('backup', file)).toBe(`1 farm in ${file}.\n`);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('"kind":"members"');
    for (const secret of [ana.key, code, '"code"', 'codeHash']) expect(text).not.toContain(secret);
    await expect(run('restore-backup', file)).rejects.toThrow('The store already has farms');

    const elsewhere = await aServerWithCommands(aSqlitePlace);
    const restored = await elsewhere.run('restore-backup', file);
    expect(restored).toContain('1 farm restored.\n');
    for (const { farmId, memberId } of [ana, empty]) {
      expect(restored).toContain(`${farmId}\n${memberId}  OWNER`);
    }
    expect(restored.endsWith('Remove anyone who has left in Setup → People.\n')).toBe(true);
    const read = await elsewhere.ask(`GET /state/${ana.farmId}`, { key: ana.key });
    expect([read.status, read.text, read.headers['x-farm-role']]).toEqual([200, body, 'OWNER']);
    expect((await elsewhere.ask(`GET /state/${empty.farmId}`, { key: empty.key })).text).toBe(
      'null',
    );
    expect(await elsewhere.run('versions', ana.farmId)).toContain('Ana, “Ana’s phone”');
    const again = await elsewhere.run('restore-backup', file).catch(String);
    expect(again).toContain('The store already has farms');

    expect(await run('erase', empty.farmId)).toBe(`${empty.farmId} is erased.\n`);
    expect((await ask(`GET /state/${empty.farmId}`, { key: empty.key })).status).toBe(401);
    await run('erase', ana.farmId);
    expect(await run('list')).toBe('There are no farms.\n');
  },
);

test('a later backup of a folder forgets whom a farm that is gone had', async () => {
  const { store, begin, run, codeOf } = await aServerWithCommands(aSqlitePlace);
  const ana = await begin(await codeOf('start-code'), 'Ana');
  const eve = await begin(await codeOf('start-code'), 'Eve');
  const folder = aFolder();
  const now = Date.now();
  await backupInto(store, folder, { days: 30, now });
  await run('erase', eve.farmId);
  const { path } = await backupInto(store, folder, { days: 30, now: now + 1_000 });
  const elsewhere = await aServerWithCommands(aSqlitePlace);
  const restored = await elsewhere.run('restore-backup', path);
  expect(restored).toContain(ana.farmId);
  expect(restored).not.toContain(eve.farmId);
});

test('where farms begin in no way with a code, there is no start code', async () => {
  const { place, remove } = await aSqlitePlace();
  onTestFinished(remove);
  const run = (ways: string) =>
    runCommand(() => openStore(place), ['start-code'], { FARM_CREATION: ways });
  for (const ways of ['off', 'google'])
    await expect(run(ways)).rejects.toThrow('FARM_CREATION lets no farm begin with a code');
  for (const ways of ['code', '']) expect(await run(ways)).toContain('It begins one farm');
});
