import { readRole } from '#state/document/farm-role.ts';
import type { FarmKey } from '#state/ports/farm-member.ts';
import type { CodeMeaning, FarmPerson, PersonDevice } from '#state/ports/shared-farms.ts';
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
    const name = asText(member['name']);
    return [{ memberId, role, name, devices: listOf(devices).map(readDevice) }];
  });
}

export function readNewInvite({ code }: JsonRecord): string | null {
  return isText(code) ? code : null;
}

function readDevice(device: JsonRecord): PersonDevice {
  return {
    deviceId: asText(device['deviceId']),
    label: asText(device['label']),
    addedBy: isText(device['addedBy']) ? device['addedBy'] : null,
    lastSeen: isText(device['lastSeen']) ? device['lastSeen'] : null,
  };
}

function listOf(value: unknown): readonly JsonRecord[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
