import type {
  JoinCode,
  KnownDevice,
  Member,
  MemberDevice,
  PeopleChange,
} from '../members/farm-people.ts';
import {
  asking,
  type SqlCell,
  putting,
  type Query,
  type SqlStatement,
  telling,
} from './sql-statement.ts';

/** A row of a table of people, as both databases hand it over; times may come as text. */
type PeopleRow = Readonly<Record<string, SqlCell>>;

/** What a field holds: a text, a time in milliseconds, or a text that may be absent. */
type FieldKind = 'text' | 'time' | 'optional text';

/** A table of people with a column for each field of its records. */
function peopleTable<T extends object>({
  name,
  key,
  order,
  fields,
}: {
  readonly name: string;
  /** Columns that no two rows share. */
  readonly key: string;
  readonly order: string;
  readonly fields: { readonly [K in keyof T]-?: FieldKind };
}) {
  const columns = Object.entries<FieldKind>(fields).map(([field, kind]) => ({
    field,
    kind,
    column: field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }));
  const names = columns.map(({ column }) => column).join(', ');
  /** `prefix` begins the names of its columns where a row has those of other tables as well. */
  const read = (row: PeopleRow, prefix = ''): T => {
    const cells = columns.map(({ field, kind, column }): [string, SqlCell | undefined] => {
      const cell = row[prefix + column] ?? null;
      if (cell === null) return [field, kind === 'optional text' ? undefined : null];
      return [field, kind === 'time' ? Number(cell) : cell];
    });
    // Every field of the record has its column.
    return Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) as T;
  };
  const where = (condition: string) =>
    asking(`SELECT ${names} FROM mgm_${name} WHERE ${condition} ORDER BY ${order}`, read);
  const [ofFarm, ofNone, put] = [
    where('farm_id = $1'),
    where('farm_id IS NULL'),
    putting(name, key, names),
  ];
  return {
    columns: names.split(', '),
    read,
    where,
    of: (farmId: string | null): Query<T> => (farmId === null ? ofNone() : ofFarm(farmId)),
    put: (record: T): SqlStatement =>
      // Its fields are texts and numbers.
      put(
        ...columns.map(({ field }) => (Reflect.get(record, field) as SqlCell | undefined) ?? null),
      ),
  };
}

const MEMBER_TABLE = peopleTable<Member>({
  name: 'member',
  key: 'farm_id, member_id',
  order: 'created_at, member_id',
  fields: {
    farmId: 'text',
    memberId: 'text',
    name: 'text',
    role: 'text',
    createdAt: 'time',
    removedAt: 'time',
    removedBy: 'text',
    account: 'optional text',
  },
});

const DEVICE_TABLE = peopleTable<MemberDevice>({
  name: 'device',
  key: 'key_hash',
  order: 'created_at, device_id',
  fields: {
    keyHash: 'text',
    deviceId: 'text',
    farmId: 'text',
    memberId: 'text',
    label: 'text',
    createdAt: 'time',
    addedBy: 'text',
    lastSeen: 'text',
    removedAt: 'time',
    removedBy: 'text',
  },
});

const CODE_TABLE = peopleTable<JoinCode>({
  name: 'code',
  key: 'code_hash',
  order: 'expires_at, code_hash',
  fields: {
    codeHash: 'text',
    farmId: 'text',
    memberId: 'text',
    role: 'text',
    name: 'text',
    farmName: 'text',
    createdBy: 'text',
    expiresAt: 'time',
    usedBy: 'text',
  },
});

const KNOWN_COLUMNS = [
  ...DEVICE_TABLE.columns.map((name) => `d.${name}`),
  ...MEMBER_TABLE.columns.map((name) => `m.${name} AS member_${name}`),
  'r.name AS remover_name',
].join(', ');

/** A device with its member and the name of who removed either. */
export const deviceWithKey = asking(
  `SELECT ${KNOWN_COLUMNS}
   FROM mgm_device d
   JOIN mgm_member m ON m.farm_id = d.farm_id AND m.member_id = d.member_id
   LEFT JOIN mgm_member r
     ON r.farm_id = d.farm_id AND r.member_id = coalesce(d.removed_by, m.removed_by)
   WHERE d.key_hash = $1`,
  (row: PeopleRow): KnownDevice => {
    const { remover_name: remover = null } = row;
    return {
      device: DEVICE_TABLE.read(row),
      member: MEMBER_TABLE.read(row, 'member_'),
      removedByName: remover === null ? null : String(remover),
    };
  },
);
export const codeWithHash = CODE_TABLE.where('code_hash = $1');
export const anyMemberOf = asking(
  'SELECT 1 FROM mgm_member WHERE farm_id = $1 LIMIT 1',
  () => true,
);
export const farmsWithMembers = asking(
  'SELECT DISTINCT farm_id FROM mgm_member ORDER BY farm_id',
  (row: { readonly farm_id: string }) => row.farm_id,
);
export const noteSeen = telling('UPDATE mgm_device SET last_seen = $1 WHERE key_hash = $2');
const dropCode = telling('DELETE FROM mgm_code WHERE code_hash = $1');
const deleteOfFarm = [
  // A start code belongs to no farm, but knows the key of the device that began one with it.
  'mgm_code WHERE used_by IN (SELECT key_hash FROM mgm_device WHERE farm_id = $1)',
  ...['code', 'device', 'member'].map((table) => `mgm_${table} WHERE farm_id = $1`),
].map((rows) => telling(`DELETE FROM ${rows}`));

/** Members, devices and codes of a farm, or of none. */
export function peopleQueries(farmId: string | null) {
  return [MEMBER_TABLE.of(farmId), DEVICE_TABLE.of(farmId), CODE_TABLE.of(farmId)] as const;
}

export function putPeople(change: PeopleChange): readonly SqlStatement[] {
  const { members = [], devices = [], codes = [], droppedCodes = [] } = change;
  return [
    ...droppedCodes.map((codeHash) => dropCode(codeHash)),
    ...members.map(MEMBER_TABLE.put),
    ...devices.map(DEVICE_TABLE.put),
    ...codes.map(CODE_TABLE.put),
  ];
}

export function forgetPeople(farmId: string): readonly SqlStatement[] {
  return deleteOfFarm.map((from) => from(farmId));
}
