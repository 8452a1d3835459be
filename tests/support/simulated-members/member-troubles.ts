import type { FarmRole } from '#state/document/farm-role.ts';
import { isForHelpers } from '#state/sync/members/helper-farm.ts';
import {
  badWeather,
  jump,
  loseMetadata,
} from '#tests/support/simulated-devices/device-troubles.ts';
import { wordsOf } from '#tests/support/simulated-devices/tokens.ts';
import { forgePatch } from './forge-patch.ts';
import type { MemberPhone } from './member-phone.ts';
import type { RunningFarm } from './running-farm.ts';

const MAX_PHONES = 5;

/** One of the things that may go wrong in a simulation happens now. */
export async function makeMemberTrouble(running: RunningFarm, phone: MemberPhone): Promise<void> {
  const { troubles, draws, service, phones, lowered, forger } = running;
  switch (draws.pick([...troubles])) {
    case 'roles':
      return soon(running, () => changeRole(running, phone));
    case 'removal':
      return isOut(running, phone)
        ? reenter(running, phone)
        : soon(running, () => remove(running, phone));
    case 'forgery':
      if (forger === null) return;
      running.mistakes.push(...(await forgePatch(service, forger, draws)));
      return;
    case 'brought back':
      return bringBack(running);
    case 'put back':
      return putBack(running);
    case 'clocks':
      return jump(phone, draws.below(61) - 30);
    case 'metadata lost':
      return loseMetadata(phone, service.farmId, running);
    case 'copied profile': {
      if (phones.length >= MAX_PHONES) return;
      const copy = await phone.copied(`copy of ${phone.name}`);
      copy.weather = badWeather(draws);
      phones.push(copy);
      // What the phone has not sent is on the disk of the copy too; neither may have heard of the role yet.
      if (lowered.has(phone.name)) lowered.add(copy.name);
      return;
    }
  }
}

/** In the middle of whatever the devices are doing then. */
function soon({ time, draws }: RunningFarm, act: () => Promise<void>): void {
  time.timers.after(draws.below(2_000), () => void time.hold(act()));
}

/** The first phone is that of the owner to whom nothing happens. */
function isOwners({ phones }: RunningFarm, phone: MemberPhone): boolean {
  return phones[0]?.member().now().memberId === phone.member().now().memberId;
}

function isOut({ cloudAtRemoval }: RunningFarm, { name }: MemberPhone): boolean {
  return cloudAtRemoval.has(name);
}

async function changeRole(running: RunningFarm, phone: MemberPhone): Promise<void> {
  const { service, draws } = running;
  const { memberId } = phone.member().now();
  const before = await service.roleOf(memberId);
  if (before === null || isOwners(running, phone)) return;
  const others: readonly FarmRole[] = ['GROWER', 'HELPER', 'HELPER', 'OWNER'];
  const role = draws.pick(others.filter((one) => one !== before));
  await service.setRole(memberId, role);
  if (role === 'HELPER') lower(running, memberId);
}

function lower({ phones, lowered }: RunningFarm, memberId: string): void {
  for (const phone of phones) {
    if (phone.member().now().memberId === memberId) lowered.add(phone.name);
  }
}

async function remove(running: RunningFarm, phone: MemberPhone): Promise<void> {
  const { service, phones, cloudAtRemoval } = running;
  const { memberId } = phone.member().now();
  if (isOwners(running, phone) || (await service.roleOf(memberId)) === null) return;
  await service.remove(memberId);
  const known = wordsOf((await service.text()) ?? '');
  for (const { name, member } of phones) {
    if (member().now().memberId === memberId) cloudAtRemoval.set(name, known);
  }
}

/** A phone that is outside gets a code: of its member, or as somebody new where the member was removed. */
export async function reenter(running: RunningFarm, phone: MemberPhone): Promise<void> {
  const { service, cloudAtRemoval, lowered } = running;
  const { memberId, name, role } = phone.member().now();
  const isMember = (await service.roleOf(memberId)) !== null;
  const key = isMember ? await service.letInAgain(memberId) : await service.letIn({ name, role });
  cloudAtRemoval.delete(phone.name);
  if (key.role === 'HELPER' && role !== 'HELPER') lowered.add(phone.name);
  await phone.enter(key);
}

/** What the command undoes is gone on purpose. */
async function bringBack({ service, draws, excused }: RunningFarm): Promise<void> {
  const before = (await service.text()) ?? '';
  const wanted = await service.bringBack(1 + draws.below(5));
  if (wanted !== null) forget(excused, before, wanted);
}

/** What the server has forgotten comes back from those who may send it. */
async function putBack(running: RunningFarm): Promise<void> {
  const { service, draws, backups, excused, phones } = running;
  if (backups.length === 0) return;
  const before = (await service.text()) ?? '';
  await service.putBack(draws.pick(backups));
  const kept = new Set<string>();
  for (const phone of phones) {
    for (const word of await sendable(running, phone)) kept.add(word);
  }
  forget(excused, before, (await service.text()) ?? '', kept);
}

/** Words that a phone can bring back to a server that has forgotten them. */
async function sendable(running: RunningFarm, phone: MemberPhone): Promise<ReadonlySet<string>> {
  const { service } = running;
  const { memberId, removed } = phone.member().now();
  const role = await service.roleOf(memberId);
  if (removed !== undefined || role === null) return new Set();
  if (role !== 'HELPER') return wordsOf(JSON.stringify(phone.farm()));
  lower(running, memberId);
  const work = Object.entries(phone.farm()).filter(([slice]) => isForHelpers(slice));
  return wordsOf(JSON.stringify(work));
}

function forget(
  excused: Set<string>,
  before: string,
  after: string,
  kept: ReadonlySet<string> = new Set(),
): void {
  const there = wordsOf(after);
  for (const word of wordsOf(before)) if (!there.has(word) && !kept.has(word)) excused.add(word);
}
