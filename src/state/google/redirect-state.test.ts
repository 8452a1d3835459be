import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { redirectKind } from './redirect-state.ts';

const AT = 1_000_000;
const LEAVING = { state: 'a'.repeat(48), kind: 'calendar', at: AT };

test('a return with the state of this tab counts, for 10 minutes and not from before it left', () => {
  expect(redirectKind(LEAVING, LEAVING.state, AT)).toBe('calendar');
  expect(redirectKind({ ...LEAVING, kind: 'account' }, LEAVING.state, AT + 599_999)).toBe(
    'account',
  );
  for (const at of [AT + 600_000, AT - 1])
    expect(redirectKind(LEAVING, LEAVING.state, at)).toBeNull();
});

test('a wrong, missing or empty state is never ours', () => {
  for (const state of [null, '', 'b', LEAVING.state.toUpperCase(), `${LEAVING.state} `]) {
    expect(redirectKind(LEAVING, state, AT)).toBeNull();
  }
  for (const kept of [null, undefined, {}, [], 'x', { ...LEAVING, state: '' }, { state: 5 }]) {
    expect(redirectKind(kept, LEAVING.state, AT)).toBeNull();
    expect(redirectKind(kept, '', AT)).toBeNull();
    expect(redirectKind(kept, null, AT)).toBeNull();
  }
  expect(redirectKind({ ...LEAVING, at: undefined }, LEAVING.state, AT)).toBeNull();
  expect(redirectKind({ ...LEAVING, at: 'now' }, LEAVING.state, AT)).toBeNull();
});

test('no other state is accepted, whatever it is', () => {
  checkLaw([fc.string(), fc.integer()], { numRuns: 1000 }, (state, now) => {
    fc.pre(state !== LEAVING.state);
    expect(redirectKind(LEAVING, state, now)).toBeNull();
  });
});
