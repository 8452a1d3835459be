import { expect, test } from 'vitest';
import { type SyncStatus, CLOUD_AT_START } from '#state/ports/cloud-status.ts';
import { type PillFacts, pillStatus } from './pill-status.ts';

test('without an account the pill tells whether the farm is on this device', () => {
  const facts = { google: 'signed-out', cloud: cloud({ state: 'error' }) } as const;
  expect(words(facts)).toBe('Saved on this device');
  expect(words({ ...facts, save: 'saving' })).toBe('Saving…');
});

test('what is not saved on this device comes before anything else', () => {
  const facts = { save: 'not-saved', google: 'expired', cloud: cloud({ state: 'disabled' }) };
  expect(pillStatus({ retryIn: 0, ...facts } as PillFacts)).toMatchObject({
    words: 'Not saved',
    tone: 'red',
  });
});

test('a browser without storage for the app says so from the start, with the reason', () => {
  expect(pillStatus(facts({ isInPageOnly: true }))).toMatchObject({
    words: 'Not saved',
    tone: 'red',
    more: 'This browser blocks storage. Your farm is lost when you close this page, so download a backup first.',
  });
});

test('a page that may not sync says so, with the reason, before anything about the account', () => {
  const off = cloud({ state: 'disabled', reason: 'Cloud sync is disabled for http://x.test.' });
  expect(pillStatus(facts({ google: 'disconnected', cloud: off }))).toMatchObject({
    words: 'Cloud sync disabled',
    more: 'Cloud sync is disabled for http://x.test.',
  });
});

test('the account comes before the cloud', () => {
  const failed = cloud({ state: 'backoff', backoffUntil: 9 });
  expect(words({ google: 'checking', cloud: failed })).toBe('Checking connection…');
  expect(words({ google: 'expired', cloud: failed })).toBe(
    'Token expired — reconnect to resume syncing',
  );
  expect(words({ google: 'disconnected', cloud: failed })).toBe('Reconnect required');
  expect(words({ cloud: failed, retryIn: 8 })).toBe('Retrying in ~8s');
  expect(words({ cloud: cloud({ state: 'error' }) })).toBe('Sync error');
});

test('who is not let in reads what happened, what is kept and who can help, not when it is tried again', () => {
  const status = pillStatus(facts({ cloud: cloud({ state: 'error', refusal: 'account' }) }));
  expect(status).toMatchObject({
    tone: 'amber',
    words: 'Account not allowed',
    short: 'Not allowed',
  });
  expect(status.more).toBe(
    'This account can’t use this server. Your work is saved on this device but isn’t syncing. Ask the server admin for access.',
  );
  expect(words({ cloud: cloud({ state: 'error', refusal: 'farms' }) })).toBe(
    'No space for another farm',
  );
  const unknown = pillStatus(facts({ cloud: cloud({ state: 'error', refusal: 'key' }) }));
  expect(unknown.words).toBe('Device not recognized');
  expect(unknown.more).toBe('This server doesn’t recognize this device. Ask for a new code.');
  const full = cloud({ state: 'backoff', backoffUntil: 9, refusal: 'room' });
  expect(words({ cloud: full, retryIn: 300 })).toBe('Server is full');
  expect(words({ cloud: full, google: 'expired' })).toBe(
    'Token expired — reconnect to resume syncing',
  );
});

test('a farm that was deleted in the cloud is never called synced', () => {
  const question = { kind: 'deleted-in-cloud', deletedAt: '2026-11-20T08:00:00.000Z' } as const;
  const deleted = pillStatus(facts({ cloud: cloud({ syncedAt: 1, question }) }));
  expect(deleted).toMatchObject({ words: 'Cloud data was deleted', isQuestion: true });
});

test('in step with the cloud the pill says since when, with something to send it does not', () => {
  const syncedAt = new Date(2026, 10, 20, 8, 5).getTime();
  expect(words({ cloud: cloud({ syncedAt }) })).toBe('Synced 8:05 AM');
  expect(words({ cloud: cloud({ syncedAt, waiting: true }) })).toBe('Saved on this device');
  expect(words({ cloud: cloud({ syncedAt }), save: 'saving' })).toBe('Saving…');
});

function words(some: Partial<PillFacts>): string {
  return pillStatus(facts(some)).words;
}

function facts(some: Partial<PillFacts>): PillFacts {
  return { save: 'saved', google: 'connected', cloud: cloud({}), retryIn: 0, ...some };
}

function cloud(some: Partial<SyncStatus>): SyncStatus {
  return { ...CLOUD_AT_START, syncedAt: null, waiting: false, question: null, ...some };
}
