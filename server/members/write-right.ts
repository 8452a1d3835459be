import type { StateHead } from '../store/stored-farm.ts';
import { isAdmitted, type KnownDevice } from './farm-people.ts';
import {
  type MemberRefusal,
  NOT_FOR_HELPERS,
  NOT_SIGNED_IN,
  NOT_YOUR_FARM,
  noLongerMember,
  OWNERS_ONLY,
} from './member-refusal.ts';

/** An access to a farm that a device asks for. */
export type FarmRequest = 'read' | 'patch' | 'store' | 'remove';

/** A device that writes, as the store looks it up in the very step that writes. */
export interface FarmWriter {
  readonly keyHash: string;
  readonly wish: Exclude<FarmRequest, 'read'>;
}

/** Says why a device may not do something with a farm. Checked before the body is read, and again when storing. */
export function deniedRequest(
  known: KnownDevice | undefined,
  farmId: string,
  wish: FarmRequest,
): MemberRefusal | undefined {
  if (!known) return NOT_SIGNED_IN;
  if (!isAdmitted(known)) return noLongerMember(known);
  if (known.device.farmId !== farmId) return NOT_YOUR_FARM;
  const { role } = known.member;
  if (role === 'HELPER' && (wish === 'store' || wish === 'remove')) return NOT_FOR_HELPERS;
  return role !== 'OWNER' && wish === 'remove' ? OWNERS_ONLY : undefined;
}

/** Checks a write based on a version. Only an owner may restore a deleted farm. */
export function deniedWrite(
  known: KnownDevice | undefined,
  farmId: string,
  wish: FarmRequest,
  head: StateHead | undefined,
): MemberRefusal | undefined {
  const denied = deniedRequest(known, farmId, wish);
  if (denied) return denied;
  const isDeleted = head !== undefined && head.document === null;
  return isDeleted && known?.member.role !== 'OWNER' ? OWNERS_ONLY : undefined;
}
