import { FARM_ROLES, type FarmRole } from '#state/document/farm-role.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import type { CodeMeaning, FarmPerson, Invite, PersonDevice } from '#state/ports/shared-farms.ts';
import { asText } from '#state/schema/merge-rule.ts';
import { asRecord, type JsonRecord } from '#state/document/json-record.ts';

/** What the service says of a device that it has let in. */
export type LetInDevice = Pick<
  FarmKey,
  'farmId' | 'memberId' | 'deviceId' | 'role' | 'name' | 'farmName'
>;

export function readLetIn(body: JsonRecord): LetInDevice | null {
  const role = readRole(body['role']);
  const { farmId, memberId, deviceId } = body;
  if (!isText(farmId) || !isText(memberId) || !isText(deviceId) || role === null) return null;
  const names = { name: asText(body['name']), farmName: asText(body['farmName']) };
  return { farmId, memberId, deviceId, role, ...names };
}

export function readCodeMeaning(body: JsonRecord): CodeMeaning {
  return {
    kind: body['kind'] === 'START' ? 'START' : 'JOIN',
    farmName: asText(body['farmName']),
    role: readRole(body['role']) ?? 'HELPER',
    name: asText(body['name']),
    invitedBy: isText(body['invitedBy']) ? body['invitedBy'] : null,
  };
}

export function readPeople(body: JsonRecord): readonly FarmPerson[] {
  return listOf(body['members']).flatMap((member) => {
    const { memberId, devices } = member;
    const role = readRole(member['role']);
    if (!isText(memberId) || role === null) return [];
    const known = {
      memberId,
      role,
      name: asText(member['name']),
      createdAt: asText(member['createdAt']),
    };
    return [{ ...known, devices: listOf(devices).map(readDevice) }];
  });
}

export function readNewInvite(body: JsonRecord): Invite | null {
  const { code, expiresAt } = body;
  return isText(code) ? { code, expiresAt: asText(expiresAt) } : null;
}

function readDevice(device: JsonRecord): PersonDevice {
  return {
    deviceId: asText(device['deviceId']),
    label: asText(device['label']),
    createdAt: asText(device['createdAt']),
    addedBy: isText(device['addedBy']) ? device['addedBy'] : null,
    lastSeen: isText(device['lastSeen']) ? device['lastSeen'] : null,
  };
}

function readRole(value: unknown): FarmRole | null {
  return FARM_ROLES.find((role) => role === value) ?? null;
}

function listOf(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
