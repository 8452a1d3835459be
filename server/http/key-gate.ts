import type { FastifyRequest } from 'fastify';
import type { KnownDevice } from '../members/farm-people.ts';
import { type MemberRefusal, NOT_SIGNED_IN } from '../members/member-refusal.ts';
import { deniedWish } from '../members/write-right.ts';
import type { MemberStore } from '../store/member-store.ts';
import { sha256Hex } from '../store/packed-document.ts';
import { isSecureAddress } from './farms/secure-address.ts';

const NOT_SECURE: MemberRefusal = { status: 403, error: 'A secure address is needed' };

/** What keys are checked with. */
export interface KeyGate {
  readonly members: MemberStore;
  /** Whether private addresses are admitted over plain http. */
  readonly isInsecureLanFine: boolean;
}

/** Whose key it is, or why it does not count here. */
export type KeyDecision =
  | { readonly kind: 'device'; readonly known: KnownDevice }
  | { readonly kind: 'denied'; readonly refusal: MemberRefusal };

/** Whether a bearer token is a key of a device, well formed or not; Google is never asked about one. */
export function isDeviceKey(token: string | undefined): token is string {
  return token?.startsWith('mgm_') === true;
}

/** Refuses what would carry a key or a code over an address where others read along. */
export function refusalOfAddress(
  request: FastifyRequest,
  gate: KeyGate,
): MemberRefusal | undefined {
  return isSecureAddress(request, gate.isInsecureLanFine) ? undefined : NOT_SECURE;
}

/**
 * Looks up whose key it is.
 *
 * Nothing is remembered: whoever was removed is refused with the next request, at every server.
 *
 * @param farmId - Whose farm is asked for; absent when the address names nobody's.
 */
export async function decideOnKey(
  request: FastifyRequest,
  key: string,
  gate: KeyGate,
  farmId: string | undefined,
): Promise<KeyDecision> {
  const insecure = refusalOfAddress(request, gate);
  if (insecure) return { kind: 'denied', refusal: insecure };
  const known = await gate.members.device(sha256Hex(key));
  if (!known) return { kind: 'denied', refusal: NOT_SIGNED_IN };
  const refusal = deniedWish(known, farmId ?? '', 'read');
  if (refusal) return { kind: 'denied', refusal };
  await noteSeen(known, gate.members);
  return { kind: 'device', known };
}

/** Written once a day; a full disk must not keep anybody from reading the farm. */
async function noteSeen({ device }: KnownDevice, members: MemberStore): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  if (device.lastSeen === today) return;
  await members.seen(device.keyHash, today).catch(() => undefined);
}
