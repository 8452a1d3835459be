import { expect, test } from 'vitest';
import { freshFarm } from '../fresh-farm.ts';
import { type SyncBase, type SyncMemory, changeMemory, NO_SYNC_MEMORY } from './sync-records.ts';

test('a document that was sent is the newest once the cloud confirms it', () => {
  const sent = note(note(NO_SYNC_MEMORY, 'sent', false), 'received', true);
  const memory = changeMemory(sent, { confirm: { key: 'sent', etag: 'e' } }, 9);
  expect(memory.bases.map(({ key }) => key)).toEqual(['received', 'sent']);
  expect(memory.bases[1]).toMatchObject({ confirmed: true, etag: 'e', revision: 1 });
});

test('the last twenty confirmed documents are kept, and the last ten without a reply', () => {
  let memory = note(NO_SYNC_MEMORY, 'first', true);
  for (let n = 0; n < 20; n += 1) memory = note(memory, `c${n}`, true);
  for (let n = 0; n < 12; n += 1) memory = note(memory, `s${n}`, false);
  expect(memory.bases.filter(({ confirmed }) => confirmed)[0]?.key).toBe('c0');
  expect(memory.bases.filter(({ confirmed }) => !confirmed).map(({ key }) => key)).toEqual(
    Array.from({ length: 10 }, (_, n) => `s${n + 2}`),
  );
});

test('a device keeps its number when bases are forgotten', () => {
  const device = { deviceId: 'd', seq: 4 };
  const memory = changeMemory(note(NO_SYNC_MEMORY, 'a', true), { device }, 1);
  expect(changeMemory(memory, { forget: 'all' }, 2)).toEqual({ device, bases: [] });
  expect(changeMemory(memory, { forget: ['b'] }, 2).bases.length).toBe(1);
});

function note(memory: SyncMemory, key: string, confirmed: boolean, revision = 1): SyncMemory {
  const version = { vv: {}, marks: {} };
  const base: SyncBase = { key, version, etag: null, confirmed, lastWriteAt: 0 };
  return changeMemory(memory, { note: { base, document: freshFarm() } }, revision);
}
