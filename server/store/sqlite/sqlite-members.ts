import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type {
  FarmPeople,
  JoinCode,
  KnownDevice,
  PeopleChange,
  PeopleDecision,
} from '../../members/farm-people.ts';
import type { CodeRow, DeviceRow, KnownDeviceRow, MemberRow } from '../member-rows.ts';
import {
  CODE_TABLE,
  DEVICE_TABLE,
  knownDeviceFrom,
  knownDeviceQuery,
  MEMBER_TABLE,
} from '../member-rows.ts';
import type { KeptPeople, MemberStore, PeopleOf } from '../member-store.ts';

/** How the store of the farms reads, and how it changes something together with others. */
interface SqliteSteps {
  look<T>(read: () => T): Promise<T>;
  change<T>(write: () => T): Promise<T>;
  /** The same for what a full disk must not keep from happening. */
  remove<T>(write: () => T): Promise<T>;
}

/** Members, devices and codes in the farms' file, with the same commits. */
export class SqliteMembers implements MemberStore {
  readonly #tables: ReturnType<typeof memberTables>;
  readonly #steps: SqliteSteps;

  constructor(database: DatabaseSyncInstance, steps: SqliteSteps) {
    this.#tables = memberTables(database);
    this.#steps = steps;
  }

  device(keyHash: string): Promise<KnownDevice | undefined> {
    return this.#steps.look(() => this.#tables.device(keyHash));
  }

  /** The same at once, for a write that is under way. */
  knownDevice(keyHash: string): KnownDevice | undefined {
    return this.#tables.device(keyHash);
  }

  code(codeHash: string): Promise<JoinCode | undefined> {
    return this.#steps.look(() => this.#tables.code(codeHash));
  }

  people(farmId: string): Promise<FarmPeople> {
    return this.#steps.look(() => this.#tables.people(farmId));
  }

  change<T>(
    { farmId, keyHash, isRemoval }: PeopleOf,
    decide: (people: FarmPeople, known: KnownDevice | undefined) => PeopleDecision<T>,
  ): Promise<T> {
    return this.#steps[isRemoval ? 'remove' : 'change'](() => {
      const known = keyHash === undefined ? undefined : this.#tables.device(keyHash);
      const { result, change } = decide(this.#tables.people(farmId), known);
      if (change) this.#tables.store(change);
      return result;
    });
  }

  seen(keyHash: string, day: string): Promise<void> {
    return this.#steps.change(() => this.#tables.seen(keyHash, day));
  }

  farms(): Promise<readonly string[]> {
    return this.#steps.look(() => this.#tables.farms());
  }

  adopt(farmId: string, { members, devices }: KeptPeople): Promise<void> {
    return this.#steps.change(() => {
      this.#tables.forget(farmId);
      this.#tables.store({ members, devices });
    });
  }

  /** Forgets all people of a farm, within a change. */
  forget(farmId: string): void {
    this.#tables.forget(farmId);
  }

  hasMembers(farmId: string): boolean {
    return this.#tables.hasMembers(farmId);
  }
}

/** A start code belongs to no farm, but knows the key of the device that began one with it. */
const FORGET_USED_CODES =
  'DELETE FROM code WHERE used_by IN (SELECT key_hash FROM device WHERE farm_id = ?)';

/** All that is asked of the tables of people, ready to run. */
function memberStatements(database: DatabaseSyncInstance) {
  const upsert = (table: string, columns: string) =>
    database.prepare(
      `INSERT OR REPLACE INTO ${table} (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`,
    );
  return {
    putMember: upsert('member', MEMBER_TABLE.columns),
    putDevice: upsert('device', DEVICE_TABLE.columns),
    putCode: upsert('code', CODE_TABLE.columns),
    dropCode: database.prepare('DELETE FROM code WHERE code_hash = ?'),
    device: database.prepare(knownDeviceQuery('device', 'member', '?')),
    code: database.prepare(`SELECT ${CODE_TABLE.columns} FROM code WHERE code_hash = ?`),
    members: database.prepare(
      `SELECT ${MEMBER_TABLE.columns} FROM member WHERE farm_id = ? ORDER BY created_at, member_id`,
    ),
    devices: database.prepare(
      `SELECT ${DEVICE_TABLE.columns} FROM device WHERE farm_id = ? ORDER BY created_at, device_id`,
    ),
    codes: database.prepare(
      `SELECT ${CODE_TABLE.columns} FROM code WHERE farm_id IS ? ORDER BY expires_at, code_hash`,
    ),
    seen: database.prepare('UPDATE device SET last_seen = ? WHERE key_hash = ?'),
    farms: database.prepare('SELECT DISTINCT farm_id FROM member ORDER BY farm_id'),
    hasMembers: database.prepare('SELECT 1 FROM member WHERE farm_id = ? LIMIT 1'),
    forget: [
      FORGET_USED_CODES,
      ...['code', 'device', 'member'].map((table) => `DELETE FROM ${table} WHERE farm_id = ?`),
    ].map((statement) => database.prepare(statement)),
  };
}

function memberTables(database: DatabaseSyncInstance) {
  const ask = memberStatements(database);
  // The database types its rows as `any`; each cast names the columns that its statement selects.
  return {
    device(keyHash: string): KnownDevice | undefined {
      const row = ask.device.get(keyHash) as KnownDeviceRow | undefined;
      return row && knownDeviceFrom(row);
    },
    code(codeHash: string): JoinCode | undefined {
      const row = ask.code.get(codeHash) as CodeRow | undefined;
      return row && CODE_TABLE.read(row);
    },
    people(farmId: string | null): FarmPeople {
      return {
        members: (ask.members.all(farmId) as MemberRow[]).map(MEMBER_TABLE.read),
        devices: (ask.devices.all(farmId) as DeviceRow[]).map(DEVICE_TABLE.read),
        codes: (ask.codes.all(farmId) as CodeRow[]).map(CODE_TABLE.read),
      };
    },
    store({ droppedCodes = [], ...change }: PeopleChange): void {
      for (const codeHash of droppedCodes) ask.dropCode.run(codeHash);
      for (const row of change.members ?? []) ask.putMember.run(...MEMBER_TABLE.cells(row));
      for (const row of change.devices ?? []) ask.putDevice.run(...DEVICE_TABLE.cells(row));
      for (const row of change.codes ?? []) ask.putCode.run(...CODE_TABLE.cells(row));
    },
    seen(keyHash: string, day: string): void {
      ask.seen.run(day, keyHash);
    },
    farms(): readonly string[] {
      return (ask.farms.all() as { farm_id: string }[]).map((row) => row.farm_id);
    },
    hasMembers(farmId: string): boolean {
      return ask.hasMembers.get(farmId) !== undefined;
    },
    forget(farmId: string): void {
      for (const statement of ask.forget) statement.run(farmId);
    },
  };
}
