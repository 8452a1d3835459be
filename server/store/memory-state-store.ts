import { versionsToDrop } from './kept-versions.ts';
import { factsOf } from './packed-document.ts';
import type { StateStore, WriteResult } from './state-store.ts';
import type {
  KeptVersion,
  PackedDocument,
  StateHead,
  StoredVersion,
  UserHistory,
} from './stored-farm.ts';
import { nextVersion, type WriteCondition } from './write-condition.ts';

/** A store for tests: keeps to the same contract as the others and forgets everything at its end. */
export class MemoryStateStore implements StateStore {
  readonly #users = new Map<string, UserHistory>();

  async head(userId: string): Promise<StateHead | undefined> {
    return this.#users.get(userId)?.head;
  }

  async read(userId: string, version?: number): Promise<StoredVersion | undefined> {
    const history = this.#users.get(userId);
    const wanted = version ?? (history?.head.document ? history.head.version : undefined);
    return history?.versions.find((kept) => kept.version === wanted);
  }

  async write(
    userId: string,
    document: PackedDocument | null,
    condition: WriteCondition,
    now: number,
  ): Promise<WriteResult> {
    const history = this.#users.get(userId);
    const version = nextVersion(history?.head, !document, condition);
    if (version === undefined) return { written: false, head: history?.head };
    const head = { version, savedAt: now, document: document && factsOf(document) };
    const before = history?.versions ?? [];
    const versions = document ? [{ version, savedAt: now, document }, ...before] : before;
    const dropped = versionsToDrop(versions.map(asKept), now);
    this.#users.set(userId, {
      userId,
      head,
      versions: versions.filter((kept) => !dropped.includes(kept.version)),
    });
    return { written: true, head };
  }

  async versions(userId: string): Promise<readonly KeptVersion[]> {
    return (this.#users.get(userId)?.versions ?? []).map(asKept);
  }

  async users(): Promise<readonly string[]> {
    return [...this.#users.keys()].toSorted();
  }

  async adopt(history: UserHistory): Promise<void> {
    this.#users.set(history.userId, history);
  }

  async erase(userId: string): Promise<void> {
    this.#users.delete(userId);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}

function asKept({ version, savedAt, document }: StoredVersion): KeptVersion {
  return {
    version,
    savedAt,
    document: factsOf(document),
    packedSize: document.gzip.byteLength,
  };
}
