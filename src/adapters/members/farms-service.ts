import type { Millis } from '#domain/calendar/iso-date.ts';
import type { CloudAnswer } from '#state/ports/cloud-port.ts';
import type { FarmsAnswer } from '#state/ports/shared-farms.ts';
import { noAnswer, readAnswer } from '../cloud/read-answer.ts';
import { asRecord, type JsonRecord } from '#state/document/json-record.ts';

const ANSWER_LIMIT_MS: Millis = 15_000;

export interface FarmsCall {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** A key, or the token of an account. */
  readonly token?: string;
}

/** Asks the service about the people of a farm. Never rejects: without an answer the status is 0. */
export async function askFarms<T>(
  address: string,
  { method, path, body, token }: FarmsCall,
  read: (body: JsonRecord) => T | null,
): Promise<FarmsAnswer<T>> {
  const answer = await fetchAnswer(`${address}/farms${path}`, {
    method,
    cache: 'no-store',
    credentials: 'omit',
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const { ok, status, error } = answer;
  const value = ok ? read(asRecord(answer.body)) : null;
  if (value === null) return { ok: false, status: ok ? 0 : status, error };
  return { ok: true, value };
}

async function fetchAnswer(url: string, init: RequestInit): Promise<CloudAnswer> {
  try {
    return await readAnswer(await fetch(url, init));
  } catch (cause) {
    return noAnswer(cause);
  }
}
