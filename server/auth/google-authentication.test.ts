import { expect, test } from 'vitest';
import { anAuthentication } from '#tests/support/google/an-authentication.ts';
import { OUR_CLIENT } from '#tests/support/google/fake-google.ts';
import { SqliteStateStore } from '../store/sqlite/sqlite-state-store.ts';

const MINUTE = 60_000;

function secondsFromNow(seconds: number): string {
  return String(Math.floor(Date.now() / 1000) + seconds);
}

test('the owner of a token gets in to the farm of that account alone', async () => {
  const { google, admit } = await anAuthentication();
  const token = google.issue('ya29.anna', '10001');
  expect(await admit(token)).toBe('admitted');
  const others = ['google_10002', 'google_100011', 'GOOGLE_10001', '10001', 'google-10001', ''];
  for (const other of [...others, null]) {
    expect(await admit(token, undefined, other)).toBe('stranger');
  }
});

test('a request without a token, or with an unknown one, has no account', async () => {
  const { admit } = await anAuthentication();
  for (const token of [undefined, '', 'ya29.nobody', 'x'.repeat(5000)]) {
    expect(await admit(token)).toBe('unknown');
  }
});

test.each([
  ['another client', { aud: 'other.apps.googleusercontent.com' }],
  ['another client, though ours asked for it', { aud: 'other', azp: OUR_CLIENT }],
  ['no client', { aud: undefined, azp: undefined }],
  ['an account without number', { sub: '' }],
  ['an account with a strange number', { sub: '10001/../x' }],
  ['an account as a list', { sub: ['10001'] }],
  ['time run out', { exp: secondsFromNow(-1) }],
  ['no end', { exp: undefined }],
  ['an end that is no number', { exp: 'soon' }],
])('a token for %s is refused', async (_, fields) => {
  const { google, admit } = await anAuthentication();
  const token = google.issue('ya29.x', '10001', fields);
  expect(await admit(token)).toBe('unknown');
});

test('the expiry can be given in seconds left', async () => {
  const { google, admit } = await anAuthentication();
  const token = google.issue('ya29.x', '10001', { exp: undefined, expires_in: 3599 });
  expect(await admit(token)).toBe('admitted');
});

test('where Google does not name the owner, the owner is asked for; for our own tokens only', async () => {
  const { google, admit } = await anAuthentication();
  const exp = secondsFromNow(3600);
  google.tokens.set('ya29.ours', { info: { aud: OUR_CLIENT, exp }, user: { sub: '10001' } });
  google.tokens.set('ya29.theirs', { info: { aud: 'other', exp }, user: { sub: '10001' } });
  expect(await admit('ya29.ours')).toBe('admitted');
  expect(await admit('ya29.theirs')).toBe('unknown');
  expect(google.asked).toEqual([
    '/tokeninfo access_token ya29.ours',
    '/userinfo bearer ya29.ours',
    '/tokeninfo access_token ya29.theirs',
  ]);
});

test.each([500, 503, 429, 404])(
  'when Google answers %i nobody is let in, and it is asked again next time',
  async (status) => {
    const { google, admit } = await anAuthentication();
    google.tokens.set('ya29.x', { status });
    expect(await admit('ya29.x')).toBe('undecided');
    google.issue('ya29.x', '10001');
    expect(await admit('ya29.x')).toBe('admitted');
  },
);

test('when Google cannot be reached, a known token is still admitted, an unknown one is not', async () => {
  const away = await anAuthentication({ tokenInfoUrl: 'http://127.0.0.1:1/tokeninfo' });
  expect(await away.admit('ya29.x')).toBe('undecided');
  const { google, admit } = await anAuthentication();
  const token = google.issue('ya29.x', '10001');
  await admit(token);
  google.tokens.set(token, { status: 503 });
  expect(await admit(token)).toBe('admitted');
});

test('Google is asked once for requests that come together, and again after five minutes', async () => {
  const { google, pass, admit } = await anAuthentication();
  const token = google.issue('ya29.anna', '10001');
  const admissions = await Promise.all([...Array(20)].map(() => admit(token)));
  expect(new Set(admissions)).toEqual(new Set(['admitted']));
  expect(google.asked).toHaveLength(1);
  google.tokens.delete(token);
  pass(5 * MINUTE - 1);
  expect(await admit(token)).toBe('admitted');
  pass(1);
  expect(await admit(token)).toBe('unknown');
  expect(google.asked).toHaveLength(2);
});

test('a token that runs out earlier is not trusted to its end', async () => {
  const { google, pass, admit } = await anAuthentication();
  const token = google.issue('ya29.anna', '10001', { exp: secondsFromNow(60) });
  expect(await admit(token)).toBe('admitted');
  pass(MINUTE);
  expect(await admit(token)).toBe('unknown');
});

test('a bad token is remembered for a minute', async () => {
  const { google, pass, admit } = await anAuthentication();
  await admit('ya29.late');
  google.issue('ya29.late', '10001');
  pass(MINUTE - 1);
  expect(await admit('ya29.late')).toBe('unknown');
  pass(1);
  expect(await admit('ya29.late')).toBe('admitted');
});

test('an address that guesses is stopped, while a known token from there is still admitted', async () => {
  const { google, pass, admit } = await anAuthentication();
  const token = google.issue('ya29.anna', '10001');
  await admit(token, '10.0.0.7');
  const guess = (n: number, address: string) =>
    admit(`ya29.the-same-beginning-of-${n}`, address, 'google_1');
  for (let n = 0; n < 10; n += 1) expect(await guess(n, '10.0.0.7')).toBe('unknown');
  expect(await guess(10, '10.0.0.7')).toBe('busy');
  expect(await guess(10, '10.0.0.8')).toBe('unknown');
  expect(await admit(token, '10.0.0.7')).toBe('admitted');
  expect(google.asked).toHaveLength(12);
  pass(MINUTE);
  expect(await guess(11, '10.0.0.7')).toBe('unknown');
});

test('ten bad tokens do not lock out those behind the same address who show a new good one', async () => {
  const { google, admit } = await anAuthentication();
  for (let n = 0; n < 11; n += 1) {
    await admit(`ya29.the-same-beginning-of-${n}`, '10.0.0.7', 'google_1');
  }
  const token = google.issue('ya29.anna-has-another-beginning', '10001');
  expect(await admit(token, '10.0.0.7')).toBe('admitted');
});

test('bad tokens that all begin in another way are stopped after a hundred', async () => {
  const { google, admit } = await anAuthentication();
  const guess = (n: number) => admit(`ya29.${n}`, '10.0.0.7', 'google_1');
  for (let n = 0; n < 100; n += 1) expect(await guess(n)).toBe('unknown');
  expect(await guess(100)).toBe('busy');
  expect(google.asked).toHaveLength(100);
});

test('an account admitted within the hour is admitted despite many bad tokens, and can sign out', async () => {
  const admission = await anAuthentication();
  const { google, now, pass, signOut } = admission;
  const names = ['ya29.anna', 'ya29.ben', 'ya29.cleo'] as const;
  const [anna, ben, cleo] = names.map((name) =>
    google.issue(name, '10001', { exp: now() + 9e6 }),
  ) as [string, string, string];
  const admit = (token: string) => admission.admit(token, '10.0.0.7');
  expect(await admit(anna)).toBe('admitted');
  expect(await admit(ben)).toBe('admitted');
  const flood = async () => {
    for (let n = 0; n < 100; n += 1) await admit(`ya29.${n}-bad-${now()}`);
  };
  // Longer than it is remembered whose a token is.
  pass(10 * MINUTE);
  await flood();
  expect(await admit('ya29.one-more')).toBe('busy');
  expect(await admit(anna)).toBe('admitted');
  expect(await admit(cleo)).toBe('busy');
  for (const token of [ben, cleo]) {
    expect(await signOut(token, '10.0.0.7')).toBe('admitted');
    expect(await admit(token)).toBe('unknown');
  }
  pass(61 * MINUTE);
  await flood();
  expect(await admit(anna)).toBe('busy');
});

test('ID tokens are never too many: they are checked by their signature', async () => {
  const { google, admit } = await anAuthentication();
  const show = (token: string) => admit(token, '10.0.0.7');
  for (let n = 0; n < 110; n += 1) {
    expect(await show(google.sign('10001', { aud: `other-${n}` }))).toBe('unknown');
    await show(`ya29.${n}`);
  }
  expect(await show('ya29.one-more')).toBe('busy');
  expect(await show(google.sign('10001'))).toBe('admitted');
});

test('a signed-out token opens nothing, however valid it still is', async () => {
  const { google, pass, admit, signOut } = await anAuthentication();
  const [access, id] = [google.issue('ya29.anna', '10001'), google.sign('10001')];
  for (const token of [access, id]) {
    expect(await admit(token)).toBe('admitted');
    expect(await signOut(token)).toBe('admitted');
    expect(await signOut(token)).toBe('admitted');
  }
  for (const later of [0, MINUTE, 58 * MINUTE]) {
    pass(later);
    for (const token of [access, id]) {
      expect(await admit(token)).toBe('unknown');
    }
  }
  expect(await admit(google.issue('ya29.anna-2', '10001'))).toBe('admitted');
});

test('a signed-out token stays signed out after a restart and on every server', async () => {
  const store = new SqliteStateStore();
  const first = await anAuthentication({ store });
  const { google } = first;
  const begin = () => anAuthentication({ ...google.settings, store });
  const token = google.sign('10001');
  const other = await begin();
  expect(await first.admit(token)).toBe('admitted');
  expect(await first.signOut(token)).toBe('admitted');
  for (const server of [other, await begin()]) {
    expect(await server.admit(token)).toBe('unknown');
    expect(await server.admit(google.sign('10001', { jti: 'new' }))).toBe('admitted');
  }
  // Where nobody can tell, nobody is let in.
  store.isSignedOut = () => Promise.reject(new Error('down'));
  expect(await (await begin()).admit(token)).toBe('undecided');
});

test('signing out needs a token, and Google to tell whose it is; a worthless one is worthless already', async () => {
  const { google, signOut } = await anAuthentication();
  google.tokens.set('ya29.out', { status: 500 });
  expect(await signOut(undefined)).toBe('unknown');
  expect(await signOut('ya29.nobody')).toBe('admitted');
  expect(await signOut('ya29.out')).toBe('undecided');
});
