import { expect, test } from 'vitest';
import { knownTokens } from './known-tokens.ts';
import { INVALID, type TokenAnswer } from './token-answer.ts';

const HOUR = 3_600_000;

const nobody = { email: undefined, domain: undefined };
const OWNER: TokenAnswer = { kind: 'owner', sub: '10001', expiresAt: HOUR, ...nobody };

/** Tokens as Google answers of them: only this one is good. */
function tokensOf(now: () => number, good?: string) {
  return knownTokens(async (token) => (token === good ? OWNER : INVALID), now);
}

test('bad tokens, however many, push neither a good one nor one that was signed out from memory', async () => {
  let now = 0;
  const tokens = tokensOf(() => now, 'ya29.ben');
  await tokens.signOut('ya29.anna', HOUR);
  await tokens.learn('ya29.ben');
  for (let n = 0; n < 10_001; n += 1) await tokens.learn(`ya29.${n}`);
  expect(tokens.recall('ya29.0')).toBeUndefined();
  expect(await tokens.recall('ya29.ben')).toEqual(OWNER);
  expect(await tokens.recall('ya29.anna')).toEqual(INVALID);
  now = HOUR - 1;
  expect(await tokens.recall('ya29.anna')).toEqual(INVALID);
});

test('a token that was signed out and has run out is forgotten with the next one', async () => {
  let now = 0;
  const tokens = tokensOf(() => now);
  await tokens.signOut('ya29.anna', HOUR);
  now = HOUR;
  await tokens.signOut('ya29.ben', 2 * HOUR);
  expect(tokens.recall('ya29.anna')).toBeUndefined();
  expect(await tokens.recall('ya29.ben')).toEqual(INVALID);
});
