import { beforeEach, expect, test } from 'vitest';
import { freshFarm } from '#state/document/fresh-farm.ts';
import { migrateLegacy } from '#state/normalise/migrate-legacy.ts';
import { localCanary } from './canary.ts';
import { localMirror } from './local-mirror.ts';
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

test('a canary sings only for the user whose farm it watches', () => {
  expect(localCanary('anon').sings()).toBe(false);
  localCanary('anon').place(3);
  expect(localCanary('anon').sings()).toBe(true);
  expect(localCanary('google_1').sings()).toBe(false);
  localStorage.setItem('mgm:canary', 'not a note');
  expect(localCanary('anon').sings()).toBe(false);
});
