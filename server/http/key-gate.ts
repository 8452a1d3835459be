import type { FastifyRequest } from 'fastify';
import { type AllowList, isFarmOfGuest } from '../auth/allow-list.ts';
import {
  ACCOUNT_MEMBER,
  isAccountFarm,
  type KnownDevice,
  memberById,
} from '../members/farm-people.ts';
import {
  erasedFarm,
  type MemberRefusal,
  NO_GUEST,
  NOT_SIGNED_IN,
} from '../members/member-refusal.ts';
import { deniedRequest } from '../members/write-right.ts';
import type { StateStore } from '../store/state-store.ts';
import { sha256Hex } from '../store/stored-farm.ts';
import { BlockList, isIPv6 } from 'node:net';
import { originOf } from './request-origin.ts';

/** Networks that aren't reachable from the internet. */
const PRIVATE = new BlockList();

const NOT_SECURE: MemberRefusal = { status: 403, error: 'A secure address is needed' };

export interface KeyGate extends Pick<StateStore, 'members' | 'erasedAt'> {
  /** Whether private addresses are admitted over plain http. */
  readonly isInsecureLanFine: boolean;
  readonly guests: AllowList;
}

/** Checks whether a bearer token is a device key, valid or not. Google is never asked about one. */
export function isDeviceKey(token: string | undefined): token is string {
  return token?.startsWith('mgm_') === true;
}

export function refusalOfAddress(
  request: FastifyRequest,
  gate: KeyGate,
): MemberRefusal | undefined {
  return isSecureAddress(request, gate.isInsecureLanFine) ? undefined : NOT_SECURE;
}

/**
 * Finds the device of a key. Nothing is cached, so a removed device is refused at once on every server.
 * `farmId` is the requested farm, if the address names one.
 */
export async function decideOnKey(
  request: FastifyRequest,
  key: string,
  gate: KeyGate,
  farmId: string | undefined,
): Promise<KnownDevice | MemberRefusal> {
  const insecure = refusalOfAddress(request, gate);
  if (insecure) return insecure;
  const known = await gate.members.device(sha256Hex(key));
  if (!known) return refusalOfUnknown(gate, farmId ?? '');
  const refusal = deniedRequest(known, farmId ?? '', 'read');
  if (refusal) return refusal;
  if (!(await isAdmittedFarm(known.device.farmId, gate))) return NO_GUEST;
  await noteSeen(known, gate.members);
  return known;
}

/** Refusal of an unknown key. Ids of shared farms are known only to their members; account ids can be guessed. */
async function refusalOfUnknown(gate: KeyGate, farmId: string): Promise<MemberRefusal> {
  const at = isAccountFarm(farmId) ? undefined : await gate.erasedAt(farmId);
  return at === undefined ? NOT_SIGNED_IN : erasedFarm(at);
}

/** Checks whether the account of a farm, if it has one, is still on the allow list. */
export async function isAdmittedFarm(
  farmId: string,
  { guests, members }: Pick<KeyGate, 'guests' | 'members'>,
): Promise<boolean> {
  if (!isAccountFarm(farmId) || isFarmOfGuest(guests, farmId, '')) return true;
  const account = memberById(await members.people(farmId), ACCOUNT_MEMBER);
  return isFarmOfGuest(guests, farmId, account?.account ?? '');
}

/** Written once a day. A full disk must not keep members from reading the farm. */
async function noteSeen({ device }: KnownDevice, members: StateStore['members']): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (device.lastSeen === today) return;
  await members.seen(device.keyHash, today).catch(() => undefined);
}

for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4');
}

PRIVATE.addSubnet('fc00::', 7, 'ipv6');

PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** Https, this machine, or plain http where the LAN may; a trusted proxy is taken at its word. */
function isSecureAddress(request: FastifyRequest, isInsecureLanFine: boolean): boolean {
  if (request.protocol === 'https') return true;
  const { isLocal, isUntrustedProxy } = originOf(request);
  if (isLocal) return true;
  return isInsecureLanFine && !isUntrustedProxy && isPrivate(request.ip);
}

function isPrivate(ip: string): boolean {
  const plain = ip.replace(/^::ffff:(?=[\d.]+$)/i, '');
  return PRIVATE.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
