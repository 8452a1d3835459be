import type { StateStore } from './state-store.ts';
import type { KeptVersion, StoredVersion, UserHistory } from './stored-farm.ts';

const TRIES = 100;

/**
 * Reads everything a store holds for a user as of one moment.
 *
 * The farm may be stored meanwhile: later versions aren't included, and an old version dropped for them is left
 * out.
 */
export async function readHistory(
  store: StateStore,
  userId: string,
): Promise<UserHistory | undefined> {
  return (await readHistorySince(store, userId, () => false))?.history;
}

/** Like `readHistory`, without the documents that the caller has. */
export async function readHistorySince(
  store: StateStore,
  userId: string,
  isKnown: (kept: KeptVersion) => boolean,
) {
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
    // All versions, even those without a requested document.
    return { history, kept: left };
  }
  throw new Error(`${userId} is stored so often that it cannot be read as a whole.`);
}

/** Documents of versions, newest first, without dropped ones. */
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
