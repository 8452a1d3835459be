import { FARM_ROLES } from '../../document/farm-role.ts';
import type { CloudAnswer } from '../../ports/cloud-port.ts';
import type { FarmMember } from '../../ports/farm-member.ts';

/**
 * Takes over what an answer says of this device: the role of its member, or that it was removed. Only the
 * service's own word removes anything; a 401 of some network in between does not.
 */
export function readMembershipHeaders(
  member: FarmMember,
  { status, body, role }: CloudAnswer,
): void {
  const { role: before, removed } = member.now();
  const now = FARM_ROLES.find((one) => one === role);
  if (now !== undefined && now !== before) member.change({ role: now });
  if (status === 401 && isRemoval(body) && removed === undefined) {
    const isErased = typeof body.erasedAt === 'string';
    member.change({ removed: { by: body.removedBy ?? null, ...(isErased && { isErased }) } });
  }
}

interface Removal {
  readonly removedBy?: string | null;
  readonly erasedAt?: unknown;
}

function isRemoval(body: unknown): body is Removal {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const by = 'removedBy' in body ? body.removedBy : null;
  return body.error === 'No longer a member' && (by === null || typeof by === 'string');
}
