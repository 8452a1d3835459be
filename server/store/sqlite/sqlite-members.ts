import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
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

/** How the store of the farms reads, and how it changes something together with others. */
interface SqliteSteps {
  look<T>(read: () => T): Promise<T>;
  change<T>(write: () => T): Promise<T>;
  /** The same for what a full disk must not keep from happening. */
  remove<T>(write: () => T): Promise<T>;
}

/** Members, devices and codes in the farms' file, with the same commits. */
export class SqliteMembers implements MemberStore {
  readonly #ask: ReturnType<typeof memberStatements>;
  readonly #steps: SqliteSteps;

  constructor(database: DatabaseSyncInstance, steps: SqliteSteps) {
    this.#ask = memberStatements(database);
    this.#steps = steps;
  }

  device(keyHash: string): Promise<KnownDevice | undefined> {
    return this.#steps.look(() => this.knownDevice(keyHash));
  }

  /** The same at once, for a write that is under way. */
  knownDevice(keyHash: string): KnownDevice | undefined {
    const [row] = rowsOf(this.#ask.device, keyHash);
    return row && knownDeviceFrom(row);
  }

  code(codeHash: string): Promise<JoinCode | undefined> {
    return this.#steps.look(() => {
      const [row] = rowsOf(this.#ask.code, codeHash);
      return row && CODE_TABLE.read(row);
    });
  }

  people(farmId: string): Promise<FarmPeople> {
    return this.#steps.look(() => this.#people(farmId));
  }

  change<T>(
    { farmId, keyHash, isRemoval }: PeopleOf,
    decide: (people: FarmPeople, known: KnownDevice | undefined) => PeopleDecision<T>,
  ): Promise<T> {
    return this.#steps[isRemoval ? 'remove' : 'change'](() => {
      const known = keyHash === undefined ? undefined : this.knownDevice(keyHash);
      const { result, change } = decide(this.#people(farmId), known);
      if (change) this.#store(change);
      return result;
    });
  }

  seen(keyHash: string, day: string): Promise<void> {
    return this.#steps.change(() => void this.#ask.seen.run(day, keyHash));
  }

  farms(): Promise<readonly string[]> {
    return this.#steps.look(() => rowsOf(this.#ask.farms).map((row) => String(row['farm_id'])));
  }

  adopt(farmId: string, { members, devices }: KeptPeople): Promise<void> {
    return this.#steps.change(() => {
      this.forget(farmId);
      this.#store({ members, devices });
    });
  }

  /** Forgets all people of a farm, within a change. */
  forget(farmId: string): void {
    for (const statement of this.#ask.forget) statement.run(farmId);
  }

  hasMembers(farmId: string): boolean {
    return this.#ask.hasMembers.get(farmId) !== undefined;
  }

  #people(farmId: string | null): FarmPeople {
    const { members, devices, codes } = this.#ask;
    return {
      members: rowsOf(members, farmId).map((row) => MEMBER_TABLE.read(row)),
      devices: rowsOf(devices, farmId).map((row) => DEVICE_TABLE.read(row)),
      codes: rowsOf(codes, farmId).map((row) => CODE_TABLE.read(row)),
    };
  }

  #store({ members = [], devices = [], codes = [], droppedCodes = [] }: PeopleChange): void {
    for (const codeHash of droppedCodes) this.#ask.dropCode.run(codeHash);
    for (const member of members) this.#ask.putMember.run(...MEMBER_TABLE.cells(member));
    for (const device of devices) this.#ask.putDevice.run(...DEVICE_TABLE.cells(device));
    for (const code of codes) this.#ask.putCode.run(...CODE_TABLE.cells(code));
  }
}

/** The rows that a statement selects. The database types them as `any`. */
function rowsOf(statement: StatementSyncInstance, ...of: (string | null)[]): PeopleRow[] {
  return statement.all(...of) as PeopleRow[];
}

/** A start code belongs to no farm, but knows the key of the device that began one with it. */
const FORGET_USED_CODES =
  'DELETE FROM code WHERE used_by IN (SELECT key_hash FROM device WHERE farm_id = ?)';

type TableNames = Pick<PeopleTable<object>, 'name' | 'columns' | 'order'>;

function memberStatements(database: DatabaseSyncInstance) {
  const put = ({ name, columns }: TableNames) =>
    database.prepare(
      `INSERT OR REPLACE INTO ${name} (${columns}) VALUES (${columns.replace(/\w+/g, '?')})`,
    );
  const ofFarm = ({ name, columns, order }: TableNames) =>
    database.prepare(`SELECT ${columns} FROM ${name} WHERE farm_id IS ? ORDER BY ${order}`);
  return {
    putMember: put(MEMBER_TABLE),
    putDevice: put(DEVICE_TABLE),
    putCode: put(CODE_TABLE),
    dropCode: database.prepare('DELETE FROM code WHERE code_hash = ?'),
    device: database.prepare(knownDeviceQuery('device', 'member', '?')),
    code: database.prepare(`SELECT ${CODE_TABLE.columns} FROM code WHERE code_hash = ?`),
    members: ofFarm(MEMBER_TABLE),
    devices: ofFarm(DEVICE_TABLE),
    codes: ofFarm(CODE_TABLE),
    seen: database.prepare('UPDATE device SET last_seen = ? WHERE key_hash = ?'),
    farms: database.prepare('SELECT DISTINCT farm_id FROM member ORDER BY farm_id'),
    hasMembers: database.prepare('SELECT 1 FROM member WHERE farm_id = ? LIMIT 1'),
    forget: [
      FORGET_USED_CODES,
      ...['code', 'device', 'member'].map((table) => `DELETE FROM ${table} WHERE farm_id = ?`),
    ].map((statement) => database.prepare(statement)),
  };
}
