import { expect, test } from 'vitest';
import { KnownTokens } from './known-tokens.ts';
import { INVALID, type TokenAnswer } from './token-answer.ts';

const HOUR = 3_600_000;

test('bad tokens, however many, do not push one that was signed out from memory', async () => {
  let now = 0;
  const tokens = new KnownTokens(
    async () => INVALID,
    () => now,
  );
  await tokens.signOut('ya29.anna', HOUR);
  for (let n = 0; n < 10_001; n += 1) await tokens.learn(`ya29.${n}`);
  expect(tokens.recall('ya29.0')).toBeUndefined();
  expect(await tokens.recall('ya29.anna')).toEqual(INVALID);
  now = HOUR - 1;
  expect(await tokens.recall('ya29.anna')).toEqual(INVALID);
});

test('a token that was signed out and has run out is forgotten with the next one', async () => {
  let now = 0;
  const tokens = new KnownTokens(
    async () => INVALID,
    () => now,
  );
  await tokens.signOut('ya29.anna', HOUR);
  now = HOUR;
  await tokens.signOut('ya29.ben', 2 * HOUR);
  expect(tokens.recall('ya29.anna')).toBeUndefined();
  expect(await tokens.recall('ya29.ben')).toEqual(INVALID);
});

test('bad tokens, however many, do not push a good one from memory', async () => {
  const nobody = { email: undefined, domain: undefined };
  const owner: TokenAnswer = { kind: 'owner', sub: '10001', expiresAt: HOUR, ...nobody };
  const tokens = new KnownTokens(
    async (token) => (token === 'ya29.anna' ? owner : INVALID),
    () => 0,
  );
  await tokens.learn('ya29.anna');
  for (let n = 0; n < 10_001; n += 1) await tokens.learn(`ya29.${n}`);
  expect(await tokens.recall('ya29.anna')).toEqual(owner);
});
