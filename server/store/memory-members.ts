import {
  changedPeople,
  deviceByKey,
  type FarmPeople,
  type JoinCode,
  type KnownDevice,
  NO_PEOPLE,
  type PeopleChange,
  type PeopleDecision,
} from '../members/farm-people.ts';
import type { KeptPeople, MemberStore, PeopleOf } from './member-store.ts';

/** Members, devices and codes for tests. Each call is atomic. */
export class MemoryMembers implements MemberStore {
  #all: FarmPeople = NO_PEOPLE;

  async device(keyHash: string): Promise<KnownDevice | undefined> {
    return this.knownDevice(keyHash);
  }

  /** The same at once, for a write that is under way. */
  knownDevice(keyHash: string): KnownDevice | undefined {
    const farmId = this.#all.devices.find((device) => device.keyHash === keyHash)?.farmId;
    return farmId === undefined ? undefined : deviceByKey(this.#of(farmId), keyHash);
  }

  async code(codeHash: string): Promise<JoinCode | undefined> {
    return this.#all.codes.find((code) => code.codeHash === codeHash);
  }

  async people(farmId: string): Promise<FarmPeople> {
    return this.#of(farmId);
  }

  async change<T>(
    { farmId, keyHash }: PeopleOf,
    decide: (people: FarmPeople, known: KnownDevice | undefined) => PeopleDecision<T>,
  ): Promise<T> {
    const known = keyHash === undefined ? undefined : this.knownDevice(keyHash);
    const { result, change } = decide(this.#of(farmId), known);
    if (change) this.#store(change);
    return result;
  }

  async seen(keyHash: string, day: string): Promise<void> {
    const device = this.#all.devices.find((known) => known.keyHash === keyHash);
    if (device) this.#store({ devices: [{ ...device, lastSeen: day }] });
  }

  async farms(): Promise<readonly string[]> {
    return [...new Set(this.#all.members.map(({ farmId }) => farmId))].toSorted();
  }

  async adopt(farmId: string, { members, devices }: KeptPeople): Promise<void> {
    this.forget(farmId);
    this.#store({ members, devices });
  }

  /** Forgets all people of a farm. */
  forget(farmId: string): void {
    const isOther = (row: { readonly farmId: string | null }): boolean => row.farmId !== farmId;
    const { members, devices, codes } = this.#all;
    const gone = new Set(devices.filter((row) => !isOther(row)).map(({ keyHash }) => keyHash));
    this.#all = {
      members: members.filter(isOther),
      devices: devices.filter(isOther),
      codes: codes.filter((code) => isOther(code) && !gone.has(code.usedBy ?? '')),
    };
  }

  /** Saves all data, to restore it later. */
  snapshot(): { readonly putBack: () => void } {
    const all = this.#all;
    return { putBack: () => void (this.#all = all) };
  }

  hasMembers(farmId: string): boolean {
    return this.#all.members.some((member) => member.farmId === farmId);
  }

  #store(change: PeopleChange): void {
    this.#all = changedPeople(this.#all, change);
  }

  #of(farmId: string | null): FarmPeople {
    const isTheirs = (row: { readonly farmId: string | null }): boolean => row.farmId === farmId;
    const { members, devices, codes } = this.#all;
    return {
      members: members.filter(isTheirs).toSorted(byTime(({ memberId }) => memberId)),
      devices: devices.filter(isTheirs).toSorted(byTime(({ deviceId }) => deviceId)),
      codes: codes.filter(isTheirs).toSorted((a, b) => a.expiresAt - b.expiresAt),
    };
  }
}

function byTime<T extends { readonly createdAt: number }>(idOf: (row: T) => string) {
  return (a: T, b: T) => a.createdAt - b.createdAt || (idOf(a) < idOf(b) ? -1 : 1);
}
