import { expect, test } from 'vitest';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import { GoogleAuthentication } from './google-authentication.ts';
import { EVERYBODY, type AllowList } from './allow-list.ts';

async function anAuthentication(guests: Partial<AllowList>) {
  const google = await aFakeGoogle();
  const authentication = new GoogleAuthentication({
    ...google.settings,
    guests: { ...EVERYBODY, ...guests },
  });
  const admit = (token: string, sub = '10001') =>
    authentication.admit({ token, address: undefined }, `google_${sub}`);
  return { google, authentication, admit };
}

test('without an allow list every account may keep a farm', async () => {
  const { google, admit } = await anAuthentication({});
  expect(await admit(google.sign('10001'))).toBe('admitted');
});

test('with a list of ids, other accounts are refused at their own farm only', async () => {
  const { google, admit } = await anAuthentication({ users: ['google_10001'] });
  for (const proof of [google.sign('10001'), google.issue('ya29.anna', '10001')]) {
    google.tokens.set('ya29.anna', { ...google.tokens.get('ya29.anna'), user: { sub: '10001' } });
    expect(await admit(proof)).toBe('admitted');
  }
  expect(await admit(google.sign('10002'), '10002')).toBe('uninvited');
  expect(await admit(google.sign('10002'), '10001')).toBe('stranger');
});

test('a mail address on the list counts when Google says that it is the account’s own', async () => {
  const { google, admit } = await anAuthentication({ users: ['anna@farm.example'] });
  const email = 'Anna@Farm.example';
  expect(await admit(google.sign('10001', { email, email_verified: true }))).toBe('admitted');
  for (const email_verified of [undefined, false, 'false']) {
    expect(await admit(google.sign('10001', { email, email_verified }))).toBe('uninvited');
  }
});

test('of an access token Google is asked who it is, and must name the same account', async () => {
  const { google, admit } = await anAuthentication({ domain: 'farm.example' });
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
  const { google, admit } = await anAuthentication({ domain: 'farm.example' });
  const mail = { email: 'anna@farm.example', email_verified: true };
  expect(await admit(google.sign('10001', { hd: 'farm.example' }))).toBe('admitted');
  expect(await admit(google.sign('10001', mail))).toBe('uninvited');
});

test('an account on no list can still sign out', async () => {
  const { google, authentication } = await anAuthentication({ users: ['google_1'] });
  expect(await authentication.signOut({ token: google.sign('10001'), address: undefined })).toBe(
    'admitted',
  );
});
