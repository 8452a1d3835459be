import { expect, test } from 'vitest';
import { GoogleAuthentication } from '#server/auth/google-authentication.ts';
import type { StateStore } from '#server/store/state-store.ts';
import { aFakeGoogle } from '#tests/support/google/fake-google.ts';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send, type Sent } from '#tests/support/server/send.ts';
import type { FakeGoogle } from '#tests/support/google/token-google.ts';

const A_FARM = '{"orders":[{"id":"ORD-001"}],"meta":{"lastWriteAt":5}}';

type Proof = (google: FakeGoogle, sub: string) => string;

/** The two kinds of proof that Google gives. */
const PROOFS: readonly (readonly [string, Proof])[] = [
  ['access token', (google, sub) => google.issue(`ya29.${sub}`, sub)],
  ['ID token', (google, sub) => google.sign(sub)],
];

let users = 20_000;

/** The service over one store behind authentication, as a user who has a farm there. */
async function aGrower(open: () => Promise<StateStore>, proof: Proof) {
  const google = await aFakeGoogle();
  const authentication = new GoogleAuthentication(google.settings);
  const server = await aRunningServer({}, { store: await open(), authentication });
  users += 1;
  const sub = String(users);
  const path = `/state/google_${sub}`;
  const token = proof(google, sub);
  const ask = (line: string, { headers, ...sent }: Sent = {}, bearer = token) =>
    send(server, line, { ...sent, headers: { authorization: `Bearer ${bearer}`, ...headers } });
  const stored = await ask(`PUT ${path}`, { body: A_FARM });
  return { google, ask, sub, path, stored, etag: stored.headers.etag ?? '' };
}

/** Who gets in over HTTP and who does not, by both kinds of proof; it runs over every kind of store. */
export function stateAuthenticationContract(kind: string, open: () => Promise<StateStore>): void {
  test.each(PROOFS)(`${kind}: with an %s a grower reads, stores and removes`, async (_, proof) => {
    const { ask, path, stored, etag } = await aGrower(open, proof);
    expect(stored.status).toBe(200);
    expect((await ask(`GET ${path}`)).text).toBe(A_FARM);
    const known = await ask(`GET ${path}`, { headers: { 'if-none-match': etag } });
    expect([known.status, known.text]).toEqual([304, '']);
    const next = { body: '{"meta":{"lastWriteAt":6}}', headers: { 'if-match': etag } };
    expect((await ask(`PUT ${path}`, next)).status).toBe(200);
    expect((await ask(`POST ${path}`, next)).status).toBe(409);
    expect((await ask(`DELETE ${path}`)).status).toBe(200);
    expect((await ask(`GET ${path}`)).text).toBe('null');
  });

  test.each(PROOFS)(`${kind}: with an %s of another grower nobody does`, async (_, proof) => {
    const { google, ask, path, etag } = await aGrower(open, proof);
    const stranger = proof(google, '7');
    for (const method of ['GET', 'PUT', 'POST', 'DELETE']) {
      const answer = await ask(`${method} ${path}`, { body: '{}' }, stranger);
      expect([answer.status, answer.headers.etag]).toEqual([403, undefined]);
    }
    expect((await ask(`GET ${path}`)).headers.etag).toBe(etag);
  });

  test.each(PROOFS)(`${kind}: an %s is refused at once after signing out`, async (_, proof) => {
    const { google, ask, sub, path, etag } = await aGrower(open, proof);
    const signedOut = await ask('POST /sign-out');
    expect([signedOut.status, signedOut.text]).toEqual([200, '{"ok":true}']);
    expect((await ask('POST /sign-out')).status).toBe(200);
    for (const line of [`GET ${path}`, `PUT ${path}`, `DELETE ${path}`]) {
      const answer = await ask(line, { body: '{}' });
      expect([line, answer.status]).toEqual([line, 401]);
    }
    const back = await ask(`GET ${path}`, {}, google.issue('ya29.back', sub));
    expect([back.status, back.headers.etag]).toEqual([200, etag]);
  });
}
