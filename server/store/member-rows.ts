import type { JoinCode, KnownDevice, Member, MemberDevice } from '../members/farm-people.ts';

type Cell = string | number | null;

/** A row of a table of people, as both databases hand it over; times may come as text. */
export type PeopleRow = Readonly<Record<string, Cell>>;

/** What a field holds: a text, a time in milliseconds, or a text that may be absent. */
type FieldKind = 'text' | 'time' | 'optional text';

/** A table of people: its columns, and how a row becomes a record and back. */
export interface PeopleTable<T> {
  readonly name: string;
  /** Columns that no two rows share. */
  readonly key: string;
  readonly order: string;
  readonly columns: string;
  /** `prefix` begins the names of its columns where a row has those of other tables as well. */
  readonly read: (row: PeopleRow, prefix?: string) => T;
  /** In the order of the columns. */
  readonly cells: (record: T) => Cell[];
}

/** A table with a column for each field of its records. */
function peopleTable<T extends object>({
  fields,
  ...table
}: Pick<PeopleTable<T>, 'name' | 'key' | 'order'> & {
  readonly fields: { readonly [K in keyof T]-?: FieldKind };
}): PeopleTable<T> {
  const columns = Object.entries<FieldKind>(fields).map(([field, kind]) => ({
    field,
    kind,
    column: field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  }));
  return {
    ...table,
    columns: columns.map(({ column }) => column).join(', '),
    read(row, prefix = '') {
      const cells = columns.map(({ field, kind, column }): [string, Cell | undefined] => {
        const cell = row[prefix + column] ?? null;
        if (cell === null) return [field, kind === 'optional text' ? undefined : null];
        return [field, kind === 'time' ? Number(cell) : cell];
      });
      // Every field of the record has its column.
      return Object.fromEntries(cells.filter(([, cell]) => cell !== undefined)) as T;
    },
    // Its fields are texts and numbers.
    cells: (record) =>
      columns.map(({ field }) => (Reflect.get(record, field) as Cell | undefined) ?? null),
  };
}

export const MEMBER_TABLE = peopleTable<Member>({
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

export const DEVICE_TABLE = peopleTable<MemberDevice>({
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

export const CODE_TABLE = peopleTable<JoinCode>({
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

/** Selects a device with its member and the name of who removed either. */
export function knownDeviceQuery(device: string, member: string, parameter: string): string {
  const columns = [
    ...DEVICE_TABLE.columns.split(', ').map((name) => `d.${name}`),
    ...MEMBER_TABLE.columns.split(', ').map((name) => `m.${name} AS member_${name}`),
    'r.name AS remover_name',
  ];
  return `SELECT ${columns.join(', ')}
    FROM ${device} d
    JOIN ${member} m ON m.farm_id = d.farm_id AND m.member_id = d.member_id
    LEFT JOIN ${member} r
      ON r.farm_id = d.farm_id AND r.member_id = coalesce(d.removed_by, m.removed_by)
    WHERE d.key_hash = ${parameter}`;
}

/** The device of a row that `knownDeviceQuery` selects. */
export function knownDeviceFrom(row: PeopleRow): KnownDevice {
  const { remover_name: remover = null } = row;
  return {
    device: DEVICE_TABLE.read(row),
    member: MEMBER_TABLE.read(row, 'member_'),
    removedByName: remover === null ? null : String(remover),
  };
}
