import {
  unpackDocument,
  type KeptVersion,
  type StateHead,
  type FarmNotes,
} from '../store/stored-farm.ts';
import type { StateStore } from '../store/state-store.ts';
import { type FarmPeople, nameOfMember } from '../members/farm-people.ts';
import { CommandError } from './command-error.ts';
import { asRecord } from '#state/document/json-record.ts';

export async function listFarms(store: StateStore): Promise<string> {
  const rows: string[] = [];
  for (const userId of await store.users()) {
    const head = await store.head(userId);
    if (!head) continue;
    const more = describeNotes(await store.notes(userId), await devicesOf(store, userId));
    rows.push(`${[userId, describeVersion(head), ...more].join('  ')}\n`);
  }
  for (const farmId of await store.members.farms()) {
    if (!(await store.head(farmId))) rows.push(`${farmId}  nothing stored yet\n`);
  }
  return rows.join('') || 'There are no farms.\n';
}

/** Versions of a farm that can be restored, newest first. */
export async function listVersions(
  store: StateStore,
  [userId = '']: readonly string[],
): Promise<string> {
  const head = await store.head(userId);
  if (!head) throw new CommandError(`There is no user ${userId}.`);
  const removal = head.document ? '' : `${describeVersion(head)}\n`;
  const versions = await store.versions(userId);
  const people = await store.members.people(userId);
  const lines = versions.map((version) =>
    [describeVersion(version), ...describeWriter(people, version)].join('  '),
  );
  return removal + lines.map((line) => `${line}\n`).join('');
}

export function countedFarms(farms: number): string {
  return farms === 1 ? '1 farm' : `${farms.toLocaleString('en-US')} farms`;
}

function describeVersion({ version, savedAt, document }: StateHead): string {
  const content = document ? `${document.size.toLocaleString('en-US')} bytes` : 'removed';
  return `version ${version}  ${inUtc(savedAt)}  ${content}`;
}

/** Device that stored a version. Empty for Google accounts and commands. */
function describeWriter(people: FarmPeople, { deviceId }: KeptVersion): readonly string[] {
  if (deviceId === undefined) return [];
  const device = people.devices.find((known) => known.deviceId === deviceId);
  if (!device) return [deviceId];
  return [`${nameOfMember(people, device.memberId)}, “${device.label}”`];
}

function describeNotes({ label, readAt }: FarmNotes, devices: number): readonly string[] {
  return [
    ...(devices === 0 ? [] : [devices === 1 ? '1 device' : `${devices} devices`]),
    ...(readAt === undefined ? [] : [`last read ${inUtc(readAt)}`]),
    ...(label === undefined ? [] : [`“${label}”`]),
  ];
}

/** How many devices have ever written a farm, as far as it says so itself. */
async function devicesOf(store: StateStore, userId: string): Promise<number> {
  const [newest] = await store.versions(userId);
  const stored = newest && (await store.read(userId, newest.version));
  if (!stored) return 0;
  const farm = asRecord(JSON.parse((await unpackDocument(stored.document)).toString()));
  const writes = asRecord(asRecord(asRecord(farm['meta'])['sync'])['vv']);
  const devices = Object.keys(writes).map((key) => key.split('/', 1)[0]);
  return new Set(devices.filter((device) => device !== 'service')).size;
}

function inUtc(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}
