import { beforeEach, expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { migrateLegacy } from '#state/read/migrate-legacy.ts';
import { browserGoogleMemory } from '../google/google-memory.ts';
import { localCalendarDevice } from '../google/calendar-device.ts';
import { localCanary } from './canary.ts';
import { earlierFarm } from './earlier-farm.ts';
import { localMirror } from './local-mirror.ts';
import { memoryDocumentStorage } from '../../../tests/support/devices/memory-document-storage.ts';
import { localSession } from './session.ts';

beforeEach(() => localStorage.clear());

test('a visitor without an account is known again until they leave', () => {
  expect(localSession().anonymousId()).toBe(null);
  localSession().remember('anon_1');
  expect(localStorage.getItem('mgm.anonId')).toBe('anon_1');
  expect(localSession().anonymousId()).toBe('anon_1');
  localSession().forget();
  expect(localSession().anonymousId()).toBe(null);
});

test('the mirror holds the farm for older versions', () => {
  const farm = freshFarm();
  const written = { ...farm, settings: { ...farm.settings, siteTitle: 'Green Acre' } };
  localMirror().write(written);
  expect(migrateLegacy(localMirror().read())).toEqual(written);
});

test('the mirrored settings do not say who is signed in', () => {
  const farm = freshFarm();
  const google = { ...farm.settings.google, connected: true, sub: '12345', email: 'a@b.c' };
  localMirror().write({ ...farm, settings: { ...farm.settings, google } });
  expect(localStorage.getItem('mgm.settings')).not.toContain('12345');
});

test('a mirror that does not fit is dropped', () => {
  const farm = freshFarm();
  localMirror().write(farm);
  localMirror().write({
    ...farm,
    settings: { ...farm.settings, siteTitle: 'x'.repeat(6_000_000) },
  });
  expect(localStorage.getItem('mgm.state')).toBe(null);
  expect(localStorage.getItem('mgm.settings')).toBe(null);
});

test('a canary lives only for the user whose farm it watches', () => {
  expect(localCanary('anon').isThere()).toBe(false);
  localCanary('anon').place(3);
  expect(localCanary('anon').isThere()).toBe(true);
  expect(localCanary('google_1').isThere()).toBe(false);
  localStorage.setItem('mgm:canary', 'not a note');
  expect(localCanary('anon').isThere()).toBe(false);
});

test('after signing out nothing in the local storage names the account', async () => {
  const sub = '104729130363617298201';
  const user = `google_${sub}`;
  // As an earlier version of the app left it.
  localStorage.setItem(`mgm:canary:${user}`, JSON.stringify({ userKey: user, rev: 3, at: 1 }));
  localStorage.setItem(`mgm.calendars:${user}`, '["primary"]');
  localStorage.setItem('mgm.anonOffered', user);
  const earlier = earlierFarm(user, () => memoryDocumentStorage());
  browserGoogleMemory().keepAccount({ connected: true, sub });
  expect(localCanary(user).isThere()).toBe(true);
  localCanary(user).place(4);
  expect(localCalendarDevice().written(user)).toEqual(['primary']);
  localCalendarDevice().keepWritten(user, ['primary', 'farm@group']);
  expect(await earlier.find()).toBe(null);
  browserGoogleMemory().keepAccount({ connected: false, sub: null });
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(sub);
  // What it was for still works.
  expect(localCanary(user).isThere()).toBe(true);
  expect(localCalendarDevice().written(user)).toEqual(['primary', 'farm@group']);
  earlier.settle();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain(sub);
});
