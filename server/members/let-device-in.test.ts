import { expect, test } from 'vitest';
import { changedPeople, type FarmPeople } from './farm-people.ts';
import { inviteMember } from './invite-member.ts';
import { joinFarm, joinOwnFarm } from './let-device-in.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const FARM = 'farm_1';
const OPERATOR = { kind: 'operator' } as const;

const NO_PEOPLE: FarmPeople = { members: [], devices: [], codes: [] };
function aRequest(n: number) {
  const ids = { memberId: `mbr_${n}`, deviceId: `dev_${n}`, keyHash: `key ${n}` };
  return { ...ids, name: `Joe ${n}`, label: 'Phone', farmId: FARM, now: NOON };
}

/** A code for somebody new, or for a member. */
function invited(people: FarmPeople, memberId?: string) {
  const guest = memberId === undefined ? { role: 'HELPER' as const, name: 'Joe' } : { memberId };
  const code = { codeHash: 'code', farmId: FARM, now: NOON };
  return inviteMember(people, OPERATOR, { ...guest, farmName: '' }, code);
}

/** The farm once so many have joined, each with a code that is forgotten then. */
function aFarmOf(count: number, memberId?: string): FarmPeople {
  let people: FarmPeople = memberId === undefined ? NO_PEOPLE : aFarmOf(1);
  for (let n = memberId === undefined ? 0 : 1; n < count; n += 1) {
    const open = changedPeople(people, invited(people, memberId).change ?? {});
    const { change = {} } = joinFarm(open, undefined, 'code', aRequest(n));
    people = { ...changedPeople(open, change), codes: [] };
  }
  return people;
}

test('a farm has fifty members at most, when they are invited and when they join', () => {
  const refused = { status: 409, error: 'Too many members' };
  const almost = aFarmOf(49);
  const open = changedPeople(almost, invited(almost).change ?? {});
  expect(joinFarm(open, undefined, 'code', aRequest(49)).result).toMatchObject({ isNew: true });
  const full = aFarmOf(50);
  expect(invited(full).result).toEqual(refused);
  const late = { ...full, codes: open.codes };
  expect(joinFarm(late, undefined, 'code', aRequest(50)).result).toEqual(refused);
});

test('a member has ten devices at most, when a code is made and when it is used', () => {
  const refused = { status: 409, error: 'Too many devices' };
  const nine = aFarmOf(9, 'mbr_0');
  const open = changedPeople(nine, invited(nine, 'mbr_0').change ?? {});
  expect(joinFarm(open, undefined, 'code', aRequest(9)).result).toMatchObject({
    memberId: 'mbr_0',
  });
  const full = aFarmOf(10, 'mbr_0');
  expect(full.devices).toHaveLength(10);
  expect(invited(full, 'mbr_0').result).toEqual(refused);
  expect(joinFarm({ ...full, codes: open.codes }, undefined, 'code', aRequest(10)).result).toEqual(
    refused,
  );
});

test('the account of a Google farm has ten devices with keys at most', () => {
  let people: FarmPeople = NO_PEOPLE;
  for (let n = 0; n < 10; n += 1) {
    people = changedPeople(people, joinOwnFarm(people, undefined, aRequest(n)).change ?? {});
  }
  expect(people.devices).toHaveLength(10);
  expect(joinOwnFarm(people, undefined, aRequest(10)).result).toEqual({
    status: 409,
    error: 'Too many devices',
  });
});
