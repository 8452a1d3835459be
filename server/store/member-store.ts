import type {
  FarmPeople,
  JoinCode,
  KnownDevice,
  MemberDevice,
  Member,
  PeopleDecision,
} from '../members/farm-people.ts';

/** Whose people are changed. */
export interface PeopleOf {
  /** Null for the start codes, which belong to no farm yet. */
  readonly farmId: string | null;
  /** The key that somebody wants to be known by; the device that has it already is looked up. */
  readonly keyHash?: string;
  /** Somebody is removed, which must be possible on a full disk, too. */
  readonly isRemoval?: true;
}

/**
 * Where members, devices and codes are kept: one of the tables' worth of a `StateStore`.
 *
 * The rules are in `server/members`; a store only sees to it that nothing comes between what a rule reads
 * and what is stored of its answer, neither another change of these people nor a write of the farm.
 */
export interface MemberStore {
  /** The device with this key, removed or not. */
  device(keyHash: string): Promise<KnownDevice | undefined>;
  /** The code with this hash, whether it still counts or not. */
  code(codeHash: string): Promise<JoinCode | undefined>;
  /** Everybody of a farm, removed ones included, in the order of their coming. */
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

/** What a backup takes along. */
export interface KeptPeople {
  readonly members: readonly Member[];
  readonly devices: readonly MemberDevice[];
}
