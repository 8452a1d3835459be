import type {
  FarmPeople,
  JoinCode,
  KnownDevice,
  Member,
  MemberDevice,
  PeopleDecision,
} from '../members/farm-people.ts';
import {
  codeWithHash,
  deviceWithKey,
  farmsWithMembers,
  forgetPeople,
  noteSeen,
  peopleQueries,
  putPeople,
} from './member-statements.ts';
import { changesOf, type FarmTables, stepOf } from './sql-statement.ts';

/** Lock name of start codes; no farm has this id. */
const START_CODES = ' start codes';

interface PeopleOf {
  /** Null for the start codes, which belong to no farm yet. */
  readonly farmId: string | null;
  /** Key a device wants to use; a device that already has it is looked up. */
  readonly keyHash?: string;
  /** A removal, which must work even on a full disk. */
  readonly isRemoval?: true;
}

/**
 * Store of members, devices and codes, part of a `StateStore`.
 *
 * Rules are in `server/members`. A store only makes sure that nothing changes between what a rule reads and
 * what is stored: neither these people nor the farm.
 */
export class MemberStore {
  readonly #tables: FarmTables;

  constructor(tables: FarmTables) {
    this.#tables = tables;
  }

  /** The device with this key, removed or not. */
  device(keyHash: string): Promise<KnownDevice | undefined> {
    return this.#tables.row(deviceWithKey(keyHash));
  }

  /** The code with this hash, whether it still counts or not. */
  code(codeHash: string): Promise<JoinCode | undefined> {
    return this.#tables.row(codeWithHash(codeHash));
  }

  /** Members of a farm, removed ones included, in the order they joined. */
  async people(farmId: string): Promise<FarmPeople> {
    const [ofMembers, ofDevices, ofCodes] = peopleQueries(farmId);
    const [members, devices, codes] = await Promise.all([
      this.#tables.rows(ofMembers),
      this.#tables.rows(ofDevices),
      this.#tables.rows(ofCodes),
    ]);
    return { members, devices, codes };
  }

  /** Asks a rule, and stores what it says, in one step. */
  change<T>(
    { farmId, keyHash, isRemoval }: PeopleOf,
    decide: (people: FarmPeople, known: KnownDevice | undefined) => PeopleDecision<T>,
  ): Promise<T> {
    const device = keyHash === undefined ? undefined : deviceWithKey(keyHash);
    // Two farms that let the same key in at once wait for each other.
    const locks = [farmId ?? START_CODES, ...(keyHash === undefined ? [] : [` ${keyHash}`])];
    const reads = [device, ...peopleQueries(farmId)] as const;
    const step = stepOf(locks, reads, ([[known], members, devices, codes]) => {
      const { result, change = {} } = decide({ members, devices, codes }, known);
      return { result, changes: putPeople(change) };
    });
    return this.#tables.change({ ...step, removes: isRemoval && [] });
  }

  /** Notes the UTC day on which a device last asked. */
  seen(keyHash: string, day: string): Promise<void> {
    return this.#tables.run(noteSeen(day, keyHash));
  }

  /** The farms that have members, in the order of their ids. */
  farms(): Promise<readonly string[]> {
    return this.#tables.rows(farmsWithMembers());
  }

  /** Puts the people of a backup in place of those that are there; codes are forgotten. */
  adopt(farmId: string, { members, devices }: KeptPeople): Promise<void> {
    const changes = [...forgetPeople(farmId), ...putPeople({ members, devices })];
    return this.#tables.change(changesOf([farmId], changes));
  }
}

export interface KeptPeople {
  readonly members: readonly Member[];
  readonly devices: readonly MemberDevice[];
}
