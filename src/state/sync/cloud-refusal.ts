import type { CloudAnswer } from '../ports/cloud-port.ts';
import type { CloudRefusal } from '../ports/cloud-status.ts';
import { asRecord } from '../document/json-record.ts';

const CODES: ReadonlyMap<unknown, CloudRefusal> = new Map([
  ['account-not-allowed', 'account'],
  ['no-more-farms', 'farms'],
  ['store-full', 'room'],
]);

/** Whom an answer keeps out, and why; a service that names no code is understood by its status. */
export function cloudRefusal({
  status,
  body,
}: Pick<CloudAnswer, 'status' | 'body'>): CloudRefusal | null {
  if (status !== 403 && status !== 507) return null;
  return refusalOfCode(body) ?? (status === 403 ? 'account' : 'room');
}

export function keyRefusal(answer: Pick<CloudAnswer, 'status' | 'body'>): CloudRefusal | null {
  if (answer.status === 401) return 'key';
  return answer.status === 403 ? (refusalOfCode(answer.body) ?? 'key') : cloudRefusal(answer);
}

function refusalOfCode(body: unknown): CloudRefusal | undefined {
  return CODES.get(asRecord(body)['code']);
}
