import type { Millis } from '#domain/calendar/iso-date.ts';
import type { FarmsAnswer } from '#state/ports/shared-farms.ts';
import { fetchAnswer } from '../cloud/read-answer.ts';
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
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const answer = await fetchAnswer(`${address}/farms${path}`, init, ANSWER_LIMIT_MS);
  const { ok, status, error } = answer;
  const value = ok ? read(asRecord(answer.body)) : null;
  if (value === null) return { ok: false, status: ok ? 0 : status, error };
  return { ok: true, value };
}
