import type {
  FarmPeople,
  JoinCode,
  KnownDevice,
  MemberDevice,
  Member,
  PeopleDecision,
} from '../members/farm-people.ts';

export interface PeopleOf {
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
export interface MemberStore {
  /** The device with this key, removed or not. */
  device(keyHash: string): Promise<KnownDevice | undefined>;
  /** The code with this hash, whether it still counts or not. */
  code(codeHash: string): Promise<JoinCode | undefined>;
  /** Members of a farm, removed ones included, in the order they joined. */
  people(farmId: string): Promise<FarmPeople>;
  /** Asks a rule, and stores what it says, in one step. */
  change<T>(
    of: PeopleOf,
    decide: (people: FarmPeople, known: KnownDevice | undefined) => PeopleDecision<T>,
  ): Promise<T>;
  /** Notes the UTC day on which a device last asked. */
  seen(keyHash: string, day: string): Promise<void>;
  /** The farms that have members, in the order of their ids. */
  farms(): Promise<readonly string[]>;
  /** Puts the people of a backup in place of those that are there; codes are forgotten. */
  adopt(farmId: string, people: KeptPeople): Promise<void>;
}

export interface KeptPeople {
  readonly members: readonly Member[];
  readonly devices: readonly MemberDevice[];
}
