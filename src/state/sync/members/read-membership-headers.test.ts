import { expect, test } from 'vitest';
import { aMember } from '#tests/support/devices/member-double.ts';
import type { CloudAnswer } from '../../ports/cloud-port.ts';
import { readMembershipHeaders } from './read-membership-headers.ts';
import { SILENCE } from '#tests/support/simulated-devices/simulated-cloud.ts';
import { memberAccount } from '../../store/connect-services.ts';

const ANSWER: CloudAnswer = { ...SILENCE, ok: true, status: 200, error: null };

test('the role of the member is that of the last answer; an unknown one says nothing', () => {
  const member = aMember({ role: 'GROWER' });
  readMembershipHeaders(member, { ...ANSWER, status: 304, role: 'HELPER' });
  expect(member.now().role).toBe('HELPER');
  readMembershipHeaders(member, { ...ANSWER, role: 'KING' });
  readMembershipHeaders(member, ANSWER);
  expect(member.now().role).toBe('HELPER');
});

test('only the service’s own word removes a device, and a removed one asks no more', () => {
  const member = aMember();
  const account = memberAccount(member);
  for (const body of [null, { error: 'Sign-in required' }, { removedBy: 'Ana' }, '<html>']) {
    readMembershipHeaders(member, { ...ANSWER, ok: false, status: 401, body });
  }
  const removal = { ok: false, error: 'No longer a member', removedBy: 'Ana' };
  readMembershipHeaders(member, { ...ANSWER, ok: false, status: 403, body: removal });
  expect(account.userId()).toBe('farm_juniper');
  readMembershipHeaders(member, { ...ANSWER, ok: false, status: 401, body: removal });
  expect(member.now().removed).toEqual({ by: 'Ana' });
  expect(account.userId()).toBeNull();
});

test('a device whose farm was erased keeps what it has, and knows why it is out', () => {
  const member = aMember();
  const body = {
    ok: false,
    error: 'No longer a member',
    removedBy: null,
    erasedAt: '2026-11-20T12:00:00.000Z',
  };
  readMembershipHeaders(member, { ...ANSWER, ok: false, status: 401, body });
  expect(member.now().removed).toEqual({ by: null, isErased: true });
});
