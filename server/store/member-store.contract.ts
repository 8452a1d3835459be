import { expect, test } from 'vitest';
import { changeMember, removeDevice, removeMember } from '../members/change-people.ts';
import type { FarmCaller } from '../members/farm-caller.ts';
import type { KnownDevice, Member, MemberDevice } from '../members/farm-people.ts';
import { inviteMember, newStartCode, takeInvitesBack } from '../members/invite-member.ts';
import {
  joinCodeHash,
  newJoinCode,
  newDeviceId,
  newFarmId,
  newMemberId,
  randomSigns,
} from '../members/ids-and-codes.ts';
import { joinFarm, type LetIn, type NewDevice } from '../members/let-device-in.ts';
import { isRefusal } from '../members/member-refusal.ts';
import { packDocument, ALWAYS } from './stored-farm.ts';
import type { StateStore } from './state-store.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

interface Phone extends LetIn {
  readonly keyHash: string;
  readonly caller: FarmCaller;
}

function aKeyHash(): string {
  return randomSigns('0123456789abcdef', 64);
}

function aDevice(farmId: string, name: string, keyHash = aKeyHash()): NewDevice {
  const ids = { memberId: newMemberId(), deviceId: newDeviceId() };
  return { ...ids, keyHash, name, label: `${name}’s phone`, farmId, now: NOON };
}

function letIn(result: LetIn | { readonly error: string }, keyHash: string): Phone {
  if ('error' in result) throw new Error(result.error);
  return { ...result, keyHash, caller: { kind: 'key', keyHash } };
}

/** A farm with its owner. */
async function aFarm({ members }: StateStore): Promise<Phone> {
  const codeHash = joinCodeHash(newJoinCode());
  await members.change({ farmId: null }, (people) => newStartCode(people, codeHash, NOON));
  const wish = aDevice(newFarmId(), 'Ana');
  const { keyHash } = wish;
  const result = await members.change({ farmId: null, keyHash }, (people, known) =>
    joinFarm(people, known, codeHash, wish),
  );
  return letIn(result, keyHash);
}

async function anInvite({ members }: StateStore, owner: Phone, role: Member['role'] = 'HELPER') {
  const { farmId, caller } = owner;
  const codeHash = joinCodeHash(newJoinCode());
  const wish = { role, name: 'Joe', farmName: 'Juniper Lane' };
  const made = { codeHash, farmId, now: NOON };
  const code = await members.change({ farmId }, (people) =>
    inviteMember(people, caller, wish, made),
  );
  if (isRefusal(code)) throw new Error(code.error);
  return codeHash;
}

function join({ members }: StateStore, codeHash: string, wish: NewDevice) {
  const { farmId, keyHash } = wish;
  return members.change({ farmId, keyHash }, (people, known) =>
    joinFarm(people, known, codeHash, wish),
  );
}

async function aMember(store: StateStore, owner: Phone, role: Member['role'] = 'HELPER') {
  const wish = aDevice(owner.farmId, 'Joe');
  return letIn(await join(store, await anInvite(store, owner, role), wish), wish.keyHash);
}

const CASES: Readonly<Record<string, (store: StateStore) => Promise<void>>> = {
  'a device is known by the hash of its key, with its member': async (store) => {
    const { farmId, memberId, deviceId, keyHash } = await aFarm(store);
    const times = { createdAt: NOON, removedAt: null, removedBy: null };
    const member: Member = { farmId, memberId, name: 'Ana', role: 'OWNER', ...times };
    const named = { keyHash, deviceId, farmId, memberId, label: 'Ana’s phone' };
    const device: MemberDevice = { ...named, ...times, addedBy: null, lastSeen: null };
    const known: KnownDevice = { device, member, removedByName: null };
    expect(await store.members.device(keyHash)).toEqual(known);
    await store.members.seen(keyHash, '2026-11-20');
    const seen = await store.members.people(farmId);
    expect(seen).toEqual({
      members: [member],
      devices: [{ ...device, lastSeen: '2026-11-20' }],
      codes: [],
    });
    expect(await store.members.device(aKeyHash())).toBeUndefined();
    expect(await store.members.farms()).toContain(farmId);
  },

  'of two phones with one code one joins, and its lost answer comes again': async (store) => {
    const owner = await aFarm(store);
    const codeHash = await anInvite(store, owner);
    const phones = [...Array(8).keys()].map((n) => aDevice(owner.farmId, `Phone ${n}`));
    const results = await Promise.all(phones.map((phone) => join(store, codeHash, phone)));
    const winners = results.flatMap((result, place) => (isRefusal(result) ? [] : [place]));
    expect(winners).toHaveLength(1);
    const [winner = 0] = winners;
    const { keyHash, name } = phones[winner] ?? aDevice('', '');
    const again = await join(store, codeHash, aDevice(owner.farmId, name, keyHash));
    expect(again).toEqual({ ...results[winner], isNew: false });
    const late = await join(store, codeHash, {
      ...aDevice(owner.farmId, name, keyHash),
      now: NOON + 15 * MINUTE,
    });
    expect(late).toMatchObject({ status: 404 });
    const { members, devices } = await store.members.people(owner.farmId);
    expect([members.length, devices.length]).toEqual([2, 2]);
  },

  'a key lets nobody in to a second farm, also when both are asked at once': async (store) => {
    const owners = [await aFarm(store), await aFarm(store)];
    const keyHash = aKeyHash();
    const results = await Promise.all(
      owners.map(async (owner) =>
        join(store, await anInvite(store, owner), aDevice(owner.farmId, 'Joe', keyHash)),
      ),
    );
    const refused = results.filter(isRefusal);
    expect(refused).toEqual([{ status: 409, error: 'This key is in use' }]);
  },

  'a start code begins one farm, and a new one ends it': async (store) => {
    const [first, second] = [joinCodeHash(newJoinCode()), joinCodeHash(newJoinCode())];
    const begin = (codeHash: string, wish: NewDevice) =>
      store.members.change({ farmId: null, keyHash: wish.keyHash }, (people, known) =>
        joinFarm(people, known, codeHash, wish),
      );
    for (const codeHash of [first, second]) {
      await store.members.change({ farmId: null }, (people) =>
        newStartCode(people, codeHash, NOON),
      );
    }
    expect(await begin(first, aDevice(newFarmId(), 'Ana'))).toMatchObject({ status: 404 });
    const wish = aDevice(newFarmId(), 'Ana');
    expect(await begin(second, wish)).toMatchObject({ isNew: true, role: 'OWNER' });
    // The farm that is made up for the second question is never made.
    const again = await begin(second, { ...wish, farmId: newFarmId() });
    expect(again).toMatchObject({ isNew: false, farmId: wish.farmId });
    expect(await begin(second, aDevice(newFarmId(), 'Eve'))).toMatchObject({ status: 404 });
  },

  'two owners who lower each other at once leave one of them (example 4)': async (store) => {
    const ana = await aFarm(store);
    const joe = await aMember(store, ana, 'OWNER');
    const lower = (by: Phone, whom: Phone) =>
      store.members.change({ farmId: ana.farmId }, (people) =>
        changeMember(people, by.caller, whom.memberId, { role: 'GROWER' }),
      );
    const results = await Promise.all([lower(ana, joe), lower(joe, ana)]);
    expect(results.filter(isRefusal)).toEqual([{ status: 403, error: 'Only owners can do this' }]);
    const { members } = await store.members.people(ana.farmId);
    expect(members.filter(({ role }) => role === 'OWNER')).toHaveLength(1);
    const isAnaLast = members.some(
      ({ memberId, role }) => memberId === ana.memberId && role === 'OWNER',
    );
    const [last, lowered] = isAnaLast ? [ana, joe] : [joe, ana];
    expect(await lower(last, last)).toEqual({ status: 409, error: 'A farm needs an owner' });
    const leave = await store.members.change({ farmId: ana.farmId }, (people) =>
      removeMember(people, last.caller, 'me', NOON),
    );
    const drop = await store.members.change({ farmId: ana.farmId }, (people) =>
      removeDevice(people, last.caller, last.deviceId, NOON),
    );
    expect([leave, drop]).toEqual(Array(2).fill({ status: 409, error: 'A farm needs an owner' }));
    expect(await lower(lowered, last)).toMatchObject({ status: 403 });
  },

  'whoever was removed writes nothing more, and takes devices and codes along': async (store) => {
    const ana = await aFarm(store);
    const { farmId } = ana;
    const maria = await aMember(store, ana, 'OWNER');
    const open1 = await anInvite(store, maria);
    const document = await packDocument(Buffer.from('{"a":1}'), false);
    const writer = { keyHash: maria.keyHash, wish: 'store' } as const;
    const before = await store.write(farmId, document, ALWAYS, NOON, writer);
    expect(before.written).toBe(true);
    const kept = await store.versions(farmId);
    expect(kept[0]?.deviceId).toBe(maria.deviceId);
    await store.members.change({ farmId }, (people) =>
      removeMember(people, ana.caller, maria.memberId, NOON + 1),
    );
    const denied = { status: 401, error: 'No longer a member', removedBy: 'Ana' };
    expect(await store.write(farmId, document, ALWAYS, NOON, writer)).toEqual({
      written: false,
      head: before.head,
      denied,
    });
    expect(await store.members.code(open1)).toBeUndefined();
    const { members, devices } = await store.members.people(farmId);
    expect(members.find(({ memberId }) => memberId === maria.memberId)).toMatchObject({
      removedAt: NOON + 1,
      removedBy: ana.memberId,
    });
    expect(devices.filter(({ removedAt }) => removedAt === null)).toHaveLength(1);
  },

  'roles and farms are checked where it is written': async (store) => {
    const ana = await aFarm(store);
    const { farmId } = ana;
    const other = await aFarm(store);
    const helper = await aMember(store, ana);
    const grower = await aMember(store, ana, 'GROWER');
    const document = await packDocument(Buffer.from('{"a":1}'), false);
    const write = async (phone: Phone, wish: 'store' | 'patch' | 'remove') => {
      const content = wish === 'remove' ? null : document;
      const by = { keyHash: phone.keyHash, wish };
      const { written, denied } = await store.write(farmId, content, ALWAYS, NOON, by);
      return denied?.error ?? written;
    };
    expect(await write(other, 'store')).toBe('Not your farm');
    expect(await write(helper, 'store')).toBe('Not allowed for helpers');
    expect(await write(grower, 'store')).toBe(true);
    expect(await write(helper, 'patch')).toBe(true);
    expect(await write(grower, 'remove')).toBe('Only owners can do this');
    expect(await write(helper, 'remove')).toBe('Not allowed for helpers');
    expect(await write(ana, 'remove')).toBe(true);
    const removed = { version: 3, savedAt: NOON, document: null, removedBy: ana.memberId };
    expect(await store.head(farmId)).toEqual(removed);
    // What an owner has deleted only an owner stores again.
    expect(await write(grower, 'store')).toBe('Only owners can do this');
    expect(await write(helper, 'patch')).toBe('Only owners can do this');
    expect(await write(ana, 'store')).toBe(true);
    expect(await store.head(farmId)).not.toHaveProperty('removedBy');
  },

  'open codes are taken back, and at most ten are open': async (store) => {
    const ana = await aFarm(store);
    const codes: string[] = [];
    for (let n = 0; n < 10; n += 1) codes.push(await anInvite(store, ana));
    await expect(anInvite(store, ana)).rejects.toThrow('Too many open invites');
    await store.members.change({ farmId: ana.farmId }, (people) =>
      takeInvitesBack(people, ana.caller),
    );
    for (const code of codes) expect(await store.members.code(code)).toBeUndefined();
    expect(await anInvite(store, ana)).toBeDefined();
  },

  'people come back from a backup, and are forgotten with their farm': async (store) => {
    const ana = await aFarm(store);
    const { farmId } = ana;
    const code = await anInvite(store, ana);
    const people = await store.members.people(farmId);
    await aMember(store, ana);
    await store.members.adopt(farmId, people);
    expect(await store.members.people(farmId)).toEqual({ ...people, codes: [] });
    await anInvite(store, ana);
    await store.erase(farmId);
    expect(await store.members.people(farmId)).toEqual({ members: [], devices: [], codes: [] });
    expect(await store.members.device(ana.keyHash)).toBeUndefined();
    expect(await store.members.code(code)).toBeUndefined();
    expect(await store.members.farms()).not.toContain(farmId);
    const begun = await aFarm(store);
    const keysOfStartCodes = () =>
      store.members.change({ farmId: null }, ({ codes }) => ({
        result: codes.map(({ usedBy }) => usedBy),
      }));
    expect(await keysOfStartCodes()).toContain(begun.keyHash);
    await store.erase(begun.farmId);
    expect(await keysOfStartCodes()).not.toContain(begun.keyHash);
  },
};

/** Contract of every store for members, devices and codes. Each kind of store runs it. */
export function memberStoreContract(kind: string, open: () => Promise<StateStore>): void {
  test.each(Object.entries(CASES))(`${kind}: %s`, async (_title, holds) => holds(await open()));
}
