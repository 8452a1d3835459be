import type { FarmRole } from '#state/document/farm-role.ts';
import type { JoinCode, KnownDevice, Member, MemberDevice } from '../members/farm-people.ts';

/** A row of the table `member`, as both databases hand it over; times may come as text. */
export interface MemberRow {
  readonly farm_id: string;
  readonly member_id: string;
  readonly name: string;
  readonly role: FarmRole;
  readonly created_at: number | string;
  readonly removed_at: number | string | null;
  readonly removed_by: string | null;
  readonly account: string | null;
}

/** A row of the table `device`. */
export interface DeviceRow {
  readonly key_hash: string;
  readonly device_id: string;
  readonly farm_id: string;
  readonly member_id: string;
  readonly label: string;
  readonly created_at: number | string;
  readonly added_by: string | null;
  readonly last_seen: string | null;
  readonly removed_at: number | string | null;
  readonly removed_by: string | null;
}

/** A device with its member and the name of who removed either. */
export interface KnownDeviceRow extends DeviceRow {
  readonly member_name: string;
  readonly member_role: FarmRole;
  readonly member_created_at: number | string;
  readonly member_removed_at: number | string | null;
  readonly member_removed_by: string | null;
  readonly remover_name: string | null;
}

/** A row of the table `code`. */
export interface CodeRow {
  readonly code_hash: string;
  readonly farm_id: string | null;
  readonly member_id: string | null;
  readonly role: FarmRole;
  readonly name: string;
  readonly farm_name: string;
  readonly created_by: string | null;
  readonly expires_at: number | string;
  readonly used_by: string | null;
}

type Cell = string | number | null;

const MEMBER_COLUMNS =
  'farm_id, member_id, name, role, created_at, removed_at, removed_by, account';
const DEVICE_COLUMNS =
  'key_hash, device_id, farm_id, member_id, label, created_at, added_by, last_seen, removed_at, removed_by';
const CODE_COLUMNS =
  'code_hash, farm_id, member_id, role, name, farm_name, created_by, expires_at, used_by';

/** Select list of a `KnownDeviceRow`, without table names. */
export function knownDeviceQuery(device: string, member: string, parameter: string): string {
  const columns = DEVICE_COLUMNS.split(', ').map((name) => `d.${name}`);
  return `SELECT ${columns.join(', ')}, m.name AS member_name, m.role AS member_role,
      m.created_at AS member_created_at, m.removed_at AS member_removed_at,
      m.removed_by AS member_removed_by, r.name AS remover_name
    FROM ${device} d
    JOIN ${member} m ON m.farm_id = d.farm_id AND m.member_id = d.member_id
    LEFT JOIN ${member} r
      ON r.farm_id = d.farm_id AND r.member_id = coalesce(d.removed_by, m.removed_by)
    WHERE d.key_hash = ${parameter}`;
}

function memberFrom(row: MemberRow): Member {
  return {
    farmId: row.farm_id,
    memberId: row.member_id,
    name: row.name,
    role: row.role,
    createdAt: Number(row.created_at),
    removedAt: timeFrom(row.removed_at),
    removedBy: row.removed_by,
    ...(row.account === null ? {} : { account: row.account }),
  };
}

function deviceFrom(row: DeviceRow): MemberDevice {
  return {
    keyHash: row.key_hash,
    deviceId: row.device_id,
    farmId: row.farm_id,
    memberId: row.member_id,
    label: row.label,
    createdAt: Number(row.created_at),
    addedBy: row.added_by,
    lastSeen: row.last_seen,
    removedAt: timeFrom(row.removed_at),
    removedBy: row.removed_by,
  };
}

export function knownDeviceFrom(row: KnownDeviceRow): KnownDevice {
  const member = memberFrom({
    farm_id: row.farm_id,
    member_id: row.member_id,
    name: row.member_name,
    role: row.member_role,
    created_at: row.member_created_at,
    removed_at: row.member_removed_at,
    removed_by: row.member_removed_by,
    account: null,
  });
  return { device: deviceFrom(row), member, removedByName: row.remover_name };
}

function codeFrom(row: CodeRow): JoinCode {
  return {
    codeHash: row.code_hash,
    farmId: row.farm_id,
    memberId: row.member_id,
    role: row.role,
    name: row.name,
    farmName: row.farm_name,
    createdBy: row.created_by,
    expiresAt: Number(row.expires_at),
    usedBy: row.used_by,
  };
}

/** In the order of the columns. */
function memberCells(member: Member): Cell[] {
  const { farmId, memberId, name, role, createdAt, removedAt, removedBy, account } = member;
  return [farmId, memberId, name, role, createdAt, removedAt, removedBy, account ?? null];
}

/** In the order of the columns. */
function deviceCells(device: MemberDevice): Cell[] {
  const { keyHash, deviceId, farmId, memberId, label } = device;
  const { createdAt, addedBy, lastSeen, removedAt, removedBy } = device;
  const known = [keyHash, deviceId, farmId, memberId, label];
  return [...known, createdAt, addedBy, lastSeen, removedAt, removedBy];
}

/** In the order of the columns. */
function codeCells(code: JoinCode): Cell[] {
  const { codeHash, farmId, memberId, role, name, farmName, createdBy, expiresAt, usedBy } = code;
  return [codeHash, farmId, memberId, role, name, farmName, createdBy, expiresAt, usedBy];
}

function timeFrom(cell: number | string | null): number | null {
  return cell === null ? null : Number(cell);
}

/** The table of members: its columns, and how a row becomes a member and back. */
export const MEMBER_TABLE = { columns: MEMBER_COLUMNS, read: memberFrom, cells: memberCells };
/** The table of devices, in the same way. */
export const DEVICE_TABLE = { columns: DEVICE_COLUMNS, read: deviceFrom, cells: deviceCells };
/** The table of codes, in the same way. */
export const CODE_TABLE = { columns: CODE_COLUMNS, read: codeFrom, cells: codeCells };
