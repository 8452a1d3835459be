import { deniedWrite } from '../members/write-right.ts';
import {
  entityTag,
  sha256Hex,
  type KeptVersion,
  type StateHead,
  type StoredVersion,
  type Erasure,
  type FarmNotes,
  type SignOut,
  type UserHistory,
  nextVersion,
} from './stored-farm.ts';
import { keptVersion, versionsToDrop, writtenVersion } from './kept-versions.ts';
import { MemoryMembers } from './memory-members.ts';
import type { StateStore } from './state-store.ts';

/** In-memory store for tests, with the same contract. Data is lost when it closes. */
export class MemoryStateStore implements StateStore {
  readonly members = new MemoryMembers();
  readonly #users = new Map<string, UserHistory>();
  readonly #notes = new Map<string, FarmNotes>();
  readonly #erased = new Map<string, number>();
  readonly #signedOut = new Map<string, number>();
  #backupAt: number | undefined;

  async head(userId: string): Promise<StateHead | undefined> {
    return this.#users.get(userId)?.head;
  }

  async tag(userId: string): Promise<string> {
    return entityTag(await this.head(userId));
  }

  async read(userId: string, version?: number): Promise<StoredVersion | undefined> {
    const history = this.#users.get(userId);
    const wanted = version ?? (history?.head.document ? history.head.version : undefined);
    return history?.versions.find((kept) => kept.version === wanted);
  }

  readonly write: StateStore['write'] = async (userId, document, condition, now, writer) => {
    const history = this.#users.get(userId);
    const known = writer && this.members.knownDevice(writer.keyHash);
    const denied = writer && deniedWrite(known, userId, writer.wish, history?.head);
    if (denied) return { written: false, head: history?.head, denied };
    const version = nextVersion(history?.head, !document, condition);
    if (version === undefined) return { written: false, head: history?.head };
    const { head, stored } = writtenVersion(document, version, now, known);
    const versions = [...(stored ? [stored] : []), ...(history?.versions ?? [])];
    this.#erased.delete(sha256Hex(userId));
    const dropped = versionsToDrop(versions.map(keptVersion), now, this.members.hasMembers(userId));
    this.#users.set(userId, {
      userId,
      head,
      versions: versions.filter((kept) => !dropped.includes(kept.version)),
    });
    return { written: true, head };
  };

  async versions(userId: string): Promise<readonly KeptVersion[]> {
    return (this.#users.get(userId)?.versions ?? []).map(keptVersion);
  }

  async users(): Promise<readonly string[]> {
    return [...this.#users.keys()].toSorted();
  }

  async adopt(history: UserHistory): Promise<void> {
    const { userId, label } = history;
    this.#erased.delete(sha256Hex(userId));
    this.#users.set(userId, history);
    this.#notes.set(userId, label === undefined ? {} : { label });
  }

  async erase(userId: string): Promise<void> {
    this.#users.delete(userId);
    this.#notes.delete(userId);
    this.members.forget(userId);
    this.#erased.set(sha256Hex(userId), Date.now());
  }

  async erasedAt(userId: string): Promise<number | undefined> {
    return this.#erased.get(sha256Hex(userId));
  }

  async erasures(): Promise<readonly Erasure[]> {
    return [...this.#erased].map(([userHash, at]) => ({ userHash, at }));
  }

  async adoptErasure({ userHash, at }: Erasure): Promise<void> {
    if (![...this.#users.keys()].some((id) => sha256Hex(id) === userHash))
      this.#erased.set(userHash, at);
  }

  async notes(userId: string): Promise<FarmNotes> {
    return this.#notes.get(userId) ?? {};
  }

  async note(userId: string, notes: FarmNotes): Promise<void> {
    if (!this.#users.has(userId)) return;
    const { label, ...others } = { ...this.#notes.get(userId), ...notes };
    this.#notes.set(userId, { ...others, ...(label ? { label } : {}) });
  }

  async backupAt(): Promise<number | undefined> {
    return this.#backupAt;
  }

  async noteBackup(at: number): Promise<void> {
    this.#backupAt = at;
  }

  async noteSignOut({ tokenHash, until }: SignOut, now: number): Promise<void> {
    for (const [known, end] of this.#signedOut) if (end <= now) this.#signedOut.delete(known);
    this.#signedOut.set(tokenHash, until);
  }

  async isSignedOut(tokenHash: string): Promise<boolean> {
    return this.#signedOut.has(tokenHash);
  }

  async size(): Promise<number> {
    const kept = [...this.#users.values()].flatMap(({ versions }) => versions);
    return kept.reduce((sum, { document }) => sum + document.gzip.byteLength, 0);
  }

  async check(): Promise<void> {}

  async atOnce<T>(work: (store: StateStore) => Promise<T>): Promise<T> {
    const maps = [this.#users, this.#notes, this.#erased] as const;
    const before = maps.map((map) => [...map] as [string, never][]);
    const people = this.members.snapshot();
    try {
      return await work(this);
    } catch (error) {
      for (const [n, map] of maps.entries()) {
        map.clear();
        for (const [key, value] of before[n] ?? []) map.set(key, value);
      }
      people.putBack();
      throw error;
    }
  }

  async close(): Promise<void> {}
}
