import { readRole } from '../../document/farm-role.ts';
import type { CloudAnswer } from '../../ports/cloud-port.ts';
import type { FarmMember } from '../../ports/farm-member.ts';
import { asRecord } from '../../document/json-record.ts';

/**
 * Takes over what an answer says of this device: the role of its member, or that it was removed. Only the
 * service's own word removes anything; a 401 of some network in between does not.
 */
export function readMembershipHeaders(
  member: FarmMember,
  { status, body, role }: CloudAnswer,
): void {
  const { role: before, removed } = member.now();
  const now = readRole(role);
  if (now !== null && now !== before) member.change({ role: now });
  const { error, removedBy: by = null, erasedAt } = asRecord(body);
  const isRemoval = error === 'No longer a member' && (by === null || typeof by === 'string');
  if (status === 401 && isRemoval && removed === undefined) {
    const isErased = typeof erasedAt === 'string';
    member.change({ removed: { by, ...(isErased && { isErased }) } });
  }
}
