import type { FarmPeople, JoinCode, KnownDevice, PeopleDecision } from '../members/farm-people.ts';
import {
  codeWithHash,
  deviceWithKey,
  farmsWithMembers,
  forgetPeople,
  noteSeen,
  peopleQueries,
  putPeople,
} from './member-statements.ts';
import type { KeptPeople, MemberStore, PeopleOf } from './member-store.ts';
import { type FarmTables, stepOf } from './sql-statement.ts';

/** Lock name of start codes; no farm has this id. */
const START_CODES = ' start codes';

/** Members, devices and codes in the tables beside the farms. A farm's lock guards both its people and its writes. */
export class TableMembers implements MemberStore {
  readonly #tables: FarmTables;

  constructor(tables: FarmTables) {
    this.#tables = tables;
  }

  async device(keyHash: string): Promise<KnownDevice | undefined> {
    return (await this.#tables.rows(deviceWithKey(keyHash)))[0];
  }

  async code(codeHash: string): Promise<JoinCode | undefined> {
    return (await this.#tables.rows(codeWithHash(codeHash)))[0];
  }

  async people(farmId: string): Promise<FarmPeople> {
    const [ofMembers, ofDevices, ofCodes] = peopleQueries(farmId);
    const [members, devices, codes] = await Promise.all([
      this.#tables.rows(ofMembers),
      this.#tables.rows(ofDevices),
      this.#tables.rows(ofCodes),
    ]);
    return { members, devices, codes };
  }

  change<T>(
    { farmId, keyHash, isRemoval }: PeopleOf,
    decide: (people: FarmPeople, known: KnownDevice | undefined) => PeopleDecision<T>,
  ): Promise<T> {
    const device = keyHash === undefined ? undefined : deviceWithKey(keyHash);
    // Two farms that let the same key in at once wait for each other.
    const locks = [farmId ?? START_CODES, ...(keyHash === undefined ? [] : [` ${keyHash}`])];
    const step = stepOf(
      locks,
      [device, ...peopleQueries(farmId)] as const,
      ([[known], members, devices, codes]) => {
        const { result, change = {} } = decide({ members, devices, codes }, known);
        return { result, changes: putPeople(change) };
      },
    );
    return this.#tables.change(isRemoval ? { ...step, removes: [] } : step);
  }

  seen(keyHash: string, day: string): Promise<void> {
    return this.#tables.run(noteSeen(day, keyHash));
  }

  farms(): Promise<readonly string[]> {
    return this.#tables.rows(farmsWithMembers());
  }

  adopt(farmId: string, { members, devices }: KeptPeople): Promise<void> {
    const changes = [...forgetPeople(farmId), ...putPeople({ members, devices })];
    return this.#tables.change(stepOf([farmId], [], () => ({ result: undefined, changes })));
  }
}
