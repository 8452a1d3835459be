import { expect, test } from 'vitest';
import { freshFarm } from '../document/fresh-farm.ts';
import type { Cloud, CloudAnswer } from '../ports/cloud-port.ts';
import { readRemote } from './read-remote.ts';
import { remoteState } from './remote-state.ts';
import { SILENCE } from '#tests/support/simulated-devices/simulated-cloud.ts';

const USER = { userId: 'google_1', token: 't' };

test('a call that gets no answer is made once more, then it fails with its status', async () => {
  const { remote, calls } = answering({ status: 0 }, { status: 0 });
  await expect(remote.load(USER, null)).rejects.toThrow('loadRemoteState failed 0');
  expect(calls).toEqual(['load', 'load']);
});

test('an answer that would be the same is not asked for twice', async () => {
  for (const status of [400, 401, 403, 413]) {
    const { remote, calls } = answering({ status });
    await expect(remote.load(USER, null)).rejects.toThrow(`loadRemoteState failed ${status}`);
    expect(calls).toEqual(['load']);
  }
});

test('a second try that works is all that counts', async () => {
  const { remote } = answering({ status: 0 }, { status: 200, ok: true, body: null });
  expect((await remote.load(USER, null)).status).toBe(200);
});

test('a write by another device is no failure', async () => {
  for (const status of [409, 412]) {
    const { remote } = answering({ status });
    expect(await remote.save(USER, freshFarm(), { kind: 'tag', etag: '"1"' })).toBe(null);
  }
});

test('a farm that is not there can be loaded, as none, and deleted', async () => {
  expect((await answering({ status: 404 }).remote.load(USER, null)).status).toBe(404);
  await answering({ status: 404 }).remote.remove(USER);
  await answering({ status: 204, ok: true }).remote.remove(USER);
});

test('a signed-out device has no cloud farm', async () => {
  const { remote, calls } = answering();
  await expect(remote.load({ userId: '', token: 't' }, null)).rejects.toThrow(
    'stateApi: userId is required',
  );
  expect(calls).toEqual([]);
});

test('an answer holds a farm plain or wrapped, or none', () => {
  const farm = { varieties: [], meta: { lastWriteAt: 5 } };
  for (const body of [farm, { state: farm, updated_at: '2026-11-20T08:00:00.000Z' }]) {
    expect(readRemote(body)).toMatchObject({ kind: 'farm', farm: { meta: { lastWriteAt: 5 } } });
  }
  for (const body of [null, undefined, 'x', [], {}, { meta: { lastWriteAt: 5 } }, { state: {} }]) {
    expect(readRemote(body)).toEqual({ kind: 'nothing' });
  }
  expect(readRemote({ ...farm, meta: { schema: 3 } })).toEqual({ kind: 'newer' });
});

function answering(...answers: readonly Partial<CloudAnswer>[]) {
  const calls: string[] = [];
  const next = (call: string) => async (): Promise<CloudAnswer> => {
    calls.push(call);
    const answer = answers[calls.length - 1];
    if (answer === undefined) throw new Error('One call too many');
    return { ...NO_ANSWER, ...answer };
  };
  const cloud: Cloud = {
    readiness: async () => ({ ready: true }),
    load: next('load'),
    save: next('save'),
    patch: next('patch'),
    remove: next('remove'),
    signOut: next('sign out'),
  };
  const logger = { error: () => undefined, note: () => undefined };
  return { calls, remote: remoteState(cloud, logger) };
}

const NO_ANSWER: CloudAnswer = { ...SILENCE, error: null };
