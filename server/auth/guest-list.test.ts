import { expect, test } from 'vitest';
import { aFakeGoogle } from '#tests/support/fake-google.ts';
import { GoogleDoor } from './google-door.ts';
import { EVERYBODY, type GuestList } from './guest-list.ts';

async function aDoor(guests: Partial<GuestList>) {
  const google = await aFakeGoogle();
  const door = new GoogleDoor({ ...google.settings, guests: { ...EVERYBODY, ...guests } });
  const admit = (token: string, sub = '10001') =>
    door.admit({ token, address: undefined }, `google_${sub}`);
  return { google, door, admit };
}

test('without a list everybody may keep a farm', async () => {
  const { google, admit } = await aDoor({});
  expect(await admit(google.sign('10001'))).toBe('admitted');
});

test('with a list of ids the others are told that they are not on it, each at their own farm only', async () => {
  const { google, admit } = await aDoor({ users: ['google_10001'] });
  for (const proof of [google.sign('10001'), google.issue('ya29.anna', '10001')]) {
    google.tokens.set('ya29.anna', {
      ...google.tokens.get('ya29.anna'),
      user: { sub: '10001' },
    });
    expect(await admit(proof)).toBe('admitted');
  }
  expect(await admit(google.sign('10002'), '10002')).toBe('uninvited');
  expect(await admit(google.sign('10002'), '10001')).toBe('stranger');
});

test('a mail address on the list counts when Google says that it is the account’s own', async () => {
  const { google, admit } = await aDoor({ users: ['anna@farm.example'] });
  const email = 'Anna@Farm.example';
  expect(await admit(google.sign('10001', { email, email_verified: true }))).toBe('admitted');
  for (const email_verified of [undefined, false, 'false']) {
    expect(await admit(google.sign('10001', { email, email_verified }))).toBe('uninvited');
  }
});

test('of an access token Google is asked who it is, and must name the same account', async () => {
  const { google, admit } = await aDoor({ domain: 'farm.example' });
  const exp = String(Math.floor(Date.now() / 1000) + 3600);
  const info = { aud: google.settings.clientId, sub: '10001', exp };
  const person = { sub: '10001', email: 'anna@farm.example', email_verified: true };
  google.tokens.set('ya29.in', { info, user: { ...person, hd: 'farm.example' } });
  google.tokens.set('ya29.out', { info, user: { ...person, hd: 'other.example' } });
  google.tokens.set('ya29.none', { info, user: person });
  google.tokens.set('ya29.mixed', { info, user: { ...person, sub: '7', hd: 'farm.example' } });
  expect(await admit('ya29.in')).toBe('admitted');
  expect(await admit('ya29.out')).toBe('uninvited');
  expect(await admit('ya29.none')).toBe('uninvited');
  expect(await admit('ya29.mixed')).toBe('unknown');
});

test('the domain is the one that Google names, not the end of a mail address', async () => {
  const { google, admit } = await aDoor({ domain: 'farm.example' });
  const mail = { email: 'anna@farm.example', email_verified: true };
  expect(await admit(google.sign('10001', { hd: 'farm.example' }))).toBe('admitted');
  expect(await admit(google.sign('10001', mail))).toBe('uninvited');
});

test('whoever is on no list may still sign out', async () => {
  const { google, door } = await aDoor({ users: ['google_1'] });
  expect(await door.signOut({ token: google.sign('10001'), address: undefined })).toBe('admitted');
});
