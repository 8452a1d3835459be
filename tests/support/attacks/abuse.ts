import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import { type Answer, send } from '#tests/support/server/send.ts';
import { anAttempt } from './attempts.ts';
import { aBadToken } from './bad-tokens.ts';
import type { FakeGoogle } from '#tests/support/google/token-google.ts';

/** A server that asks a stand-in for Google who is calling. */
export interface GuardedServer {
  readonly address: string;
  readonly google: FakeGoogle;
}

const VICTIM = 'google_10001';
const SECRET = 'what only Anna may know';

/** Stores the farm that the attempts below are after. */
async function storeSecret({ address, google }: GuardedServer): Promise<void> {
  const headers = { authorization: `Bearer ${google.issue('ya29.anna', '10001')}` };
  const body = JSON.stringify({ notes: SECRET, meta: { lastWriteAt: 1 } });
  const stored = await send(address, `PUT /state/${VICTIM}`, { body, headers });
  if (stored.status !== 200) throw new Error(`The farm was answered with ${stored.status}`);
}

/**
 * Tries to get at somebody else's farm with the token of another user, and without one.
 *
 * @returns What went wrong: an answer that is no refusal, or that tells something.
 */
export async function tryOtherFarms(
  server: GuardedServer,
  draws: SeededDraws,
  attempts: number,
): Promise<readonly string[]> {
  const stranger = server.google.issue('ya29.ben', '10002');
  return attack(server, attempts, () => {
    const line = anAttempt(draws, draws.chance(0.9) ? VICTIM : 'google_77777');
    const isKnown = draws.chance(0.5);
    const authorization = isKnown ? `Bearer ${stranger}` : null;
    return { line, authorization, name: line, expected: isKnown ? 403 : 401 };
  });
}

/** Tries to get in to a farm with tokens that are not the owner's for our product. */
export async function tryBadTokens(
  server: GuardedServer,
  draws: SeededDraws,
  attempts: number,
): Promise<readonly string[]> {
  return attack(server, attempts, (n) => {
    const { name, authorization } = aBadToken(server.google, draws, n);
    const line = `${draws.pick(['GET', 'PUT', 'DELETE'])} /state/${VICTIM}`;
    return { line, authorization, name: `${line} with ${name}`, expected: 401 };
  });
}

interface Try {
  readonly line: string;
  readonly authorization: string | null;
  readonly name: string;
  readonly expected: number;
}

async function attack(server: GuardedServer, attempts: number, aTry: (n: number) => Try) {
  await storeSecret(server);
  const problems: string[] = [];
  for (let n = 0; n < attempts; n += 1) {
    const { line, authorization, name, expected } = aTry(n);
    const body = line.startsWith('P') ? { body: '{"taken":true}' } : {};
    const headers: Record<string, string> = authorization === null ? {} : { authorization };
    problems.push(...judge(name, await send(server.address, line, { ...body, headers }), expected));
  }
  return [...problems, ...(await checkSecret(server))];
}

function judge(line: string, answer: Answer, expected: number): readonly string[] {
  const told = JSON.stringify(answer.headers) + answer.text;
  const isRefused = answer.status === expected && answer.headers.etag === undefined;
  return isRefused && !told.includes(SECRET) ? [] : [`${line} was answered with ${answer.status}`];
}

/** The farm is still as its owner left it. */
async function checkSecret({ address }: GuardedServer): Promise<readonly string[]> {
  const headers = { authorization: 'Bearer ya29.anna' };
  const answer = await send(address, `GET /state/${VICTIM}`, { headers });
  return answer.text.includes(SECRET) ? [] : ['The farm was changed'];
}
