import type {
  FarmPeople,
  JoinCode,
  KnownDevice,
  PeopleChange,
  PeopleDecision,
} from '../../members/farm-people.ts';
import {
  CODE_TABLE,
  DEVICE_TABLE,
  knownDeviceFrom,
  knownDeviceQuery,
  MEMBER_TABLE,
  type PeopleRow,
  type PeopleTable,
} from '../member-rows.ts';
import type { KeptPeople, MemberStore, PeopleOf } from '../member-store.ts';
import type { PostgresConnections, PostgresSession } from './postgres-connections.ts';

/** Lock name of start codes; no farm has this id. */
const START_CODES = ' start codes';
const KNOWN_DEVICE = knownDeviceQuery('mgm_device', 'mgm_member', '$1');

/** Members, devices and codes in PostgreSQL. A farm's lock guards both its people and its writes. */
export class PostgresMembers implements MemberStore {
  readonly #connections: PostgresConnections;

  constructor(connections: PostgresConnections) {
    this.#connections = connections;
  }

  device(keyHash: string): Promise<KnownDevice | undefined> {
    return this.#connections.use((session) => readDevice(session, keyHash));
  }

  async code(codeHash: string): Promise<JoinCode | undefined> {
    const [row] = await this.#connections.run<PeopleRow>(
      `SELECT ${CODE_TABLE.columns} FROM mgm_code WHERE code_hash = $1`,
      [codeHash],
    );
    return row && CODE_TABLE.read(row);
  }

  people(farmId: string): Promise<FarmPeople> {
    return this.#connections.use((session) => readPeople(session, farmId));
  }

  change<T>(
    { farmId, keyHash }: PeopleOf,
    decide: (people: FarmPeople, known: KnownDevice | undefined) => PeopleDecision<T>,
  ): Promise<T> {
    return this.#connections.inTransaction(async (session) => {
      await lockFarm(session, farmId ?? START_CODES);
      // Two farms that let the same key in at once wait for each other here.
      if (keyHash !== undefined) await lockFarm(session, ` ${keyHash}`);
      const known = keyHash === undefined ? undefined : await readDevice(session, keyHash);
      const { result, change } = decide(await readPeople(session, farmId), known);
      if (change) await storePeople(session, change);
      return result;
    });
  }

  async seen(keyHash: string, day: string): Promise<void> {
    await this.#connections.run('UPDATE mgm_device SET last_seen = $2 WHERE key_hash = $1', [
      keyHash,
      day,
    ]);
  }

  async farms(): Promise<readonly string[]> {
    const rows = await this.#connections.run<{ readonly farm_id: string }>(
      'SELECT DISTINCT farm_id FROM mgm_member ORDER BY farm_id',
    );
    return rows.map((row) => row.farm_id);
  }

  adopt(farmId: string, { members, devices }: KeptPeople): Promise<void> {
    return this.#connections.inTransaction(async (session) => {
      await lockFarm(session, farmId);
      await forgetPeople(session, farmId);
      await storePeople(session, { members, devices });
    });
  }
}

/** Locks a farm's id, row or not, and its people until the transaction ends. */
export async function lockFarm(session: PostgresSession, farmId: string): Promise<void> {
  if (session.isAlone) return;
  await session.query("SELECT pg_advisory_xact_lock(hashtextextended('mgm:' || $1, 0))", [farmId]);
}

/** The device with this key, as the transaction sees it. */
export async function readDevice(
  session: PostgresSession,
  keyHash: string,
): Promise<KnownDevice | undefined> {
  const { rows } = await session.query<PeopleRow>(KNOWN_DEVICE, [keyHash]);
  return rows[0] && knownDeviceFrom(rows[0]);
}

export async function hasMembers(session: PostgresSession, farmId: string): Promise<boolean> {
  const found = await session.query('SELECT 1 FROM mgm_member WHERE farm_id = $1 LIMIT 1', [
    farmId,
  ]);
  return found.rows.length > 0;
}

export async function forgetPeople(session: PostgresSession, farmId: string): Promise<void> {
  // A start code belongs to no farm, but knows the key of the device that began one with it.
  await session.query(
    'DELETE FROM mgm_code WHERE used_by IN (SELECT key_hash FROM mgm_device WHERE farm_id = $1)',
    [farmId],
  );
  for (const table of ['mgm_code', 'mgm_device', 'mgm_member']) {
    await session.query(`DELETE FROM ${table} WHERE farm_id = $1`, [farmId]);
  }
}

async function readPeople(session: PostgresSession, farmId: string | null): Promise<FarmPeople> {
  const [where, values] = farmId === null ? ['farm_id IS NULL', []] : ['farm_id = $1', [farmId]];
  const recordsOf = async <T>({ name, columns, order, read }: PeopleTable<T>) => {
    const { rows } = await session.query<PeopleRow>(
      `SELECT ${columns} FROM mgm_${name} WHERE ${where} ORDER BY ${order}`,
      values,
    );
    return rows.map((row) => read(row));
  };
  return {
    members: await recordsOf(MEMBER_TABLE),
    devices: await recordsOf(DEVICE_TABLE),
    codes: await recordsOf(CODE_TABLE),
  };
}

async function storePeople(session: PostgresSession, change: PeopleChange): Promise<void> {
  const { members = [], devices = [], codes = [], droppedCodes = [] } = change;
  if (droppedCodes.length > 0) {
    await session.query('DELETE FROM mgm_code WHERE code_hash = ANY($1::text[])', [droppedCodes]);
  }
  const put = async <T>({ name, columns, key, cells }: PeopleTable<T>, records: readonly T[]) => {
    const names = columns.split(', ');
    const values = names.map((_, place) => `$${place + 1}`);
    const changed = names.map((column) => `${column} = excluded.${column}`);
    const statement = `INSERT INTO mgm_${name} (${columns}) VALUES (${values.join(', ')})
       ON CONFLICT (${key}) DO UPDATE SET ${changed.join(', ')}`;
    for (const record of records) await session.query(statement, cells(record));
  };
  await put(MEMBER_TABLE, members);
  await put(DEVICE_TABLE, devices);
  await put(CODE_TABLE, codes);
}
