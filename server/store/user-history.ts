import type { StateStore } from './state-store.ts';
import type { KeptVersion, StoredVersion } from './stored-farm.ts';
import type { UserHistory } from './stored-user.ts';

const TRIES = 100;

/** A user as a store has it, with the documents that were wanted. */
interface HistorySince {
  readonly history: UserHistory;
  /** All versions, also those whose documents were not wanted. */
  readonly kept: readonly KeptVersion[];
}

/**
 * Everything a store holds of a user, as it was at one moment.
 *
 * The farm may be stored while it is read: what comes then is of a later moment, and an old version that has to go
 * for it is left out.
 */
export async function readHistory(
  store: StateStore,
  userId: string,
): Promise<UserHistory | undefined> {
  return (await readHistorySince(store, userId, () => false))?.history;
}

/**
 * The same without the documents that somebody has already.
 *
 * @param isKnown - Tells which those are.
 */
export async function readHistorySince(
  store: StateStore,
  userId: string,
  isKnown: (kept: KeptVersion) => boolean,
): Promise<HistorySince | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const head = await store.head(userId);
    if (!head) return undefined;
    const kept = await store.versions(userId);
    const after = await store.head(userId);
    if (after?.version !== head.version) continue;
    // Versions do not change: what is stored from here on is of a later moment.
    const wanted = kept.filter((version) => !isKnown(version));
    const versions = await readVersions(store, userId, wanted);
    const read = new Set(versions.map(({ version }) => version));
    const left = kept.filter((version) => isKnown(version) || read.has(version.version));
    const isWhole = !head.document || left.some(({ version }) => version === head.version);
    // Without its newest version, or any, it was erased or replaced meanwhile.
    if (!isWhole || !(await store.head(userId))) continue;
    const { label } = await store.notes(userId);
    const history = { userId, head, versions, ...(label === undefined ? {} : { label }) };
    return { history, kept: left };
  }
  throw new Error(`${userId} is stored so often that it cannot be read as a whole.`);
}

/** The documents of versions, newest first, without those that were dropped meanwhile. */
async function readVersions(
  store: StateStore,
  userId: string,
  wanted: readonly KeptVersion[],
): Promise<readonly StoredVersion[]> {
  const versions: StoredVersion[] = [];
  for (const { version, document } of wanted) {
    const stored = await store.read(userId, version);
    if (stored?.document.hash === document.hash) versions.push(stored);
  }
  return versions;
}
