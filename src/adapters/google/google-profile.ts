import type { GoogleProfile } from '#state/ports/google-ports.ts';
import { asRecord } from '#state/document/json-record.ts';

/** Accounts whose number looks otherwise have no place at the state service. */
const SUB = /^[A-Za-z0-9._-]{1,255}$/;

export async function fetchProfile(userInfoUrl: string, token: string): Promise<GoogleProfile> {
  const answer = await fetch(userInfoUrl, {
    headers: { authorization: `Bearer ${token}` },
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!answer.ok)
    throw new Error(`Google answered ${answer.status} to the question who signed in.`);
  const body: unknown = await answer.json();
  return profileOf(body);
}

/** Who an answer of Google names; what is missing or strange is null. */
export function profileOf(body: unknown): GoogleProfile {
  const fields = asRecord(body);
  const text = (name: string): string | null => {
    const value = fields[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  const [sub, picture] = [text('sub'), text('picture')];
  return {
    sub: sub !== null && SUB.test(sub) ? sub : null,
    email: text('email'),
    name: text('name'),
    picture: picture !== null && /^https:\/\//i.test(picture) ? picture : null,
  };
}
