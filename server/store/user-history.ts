import type { StateStore } from './state-store.ts';
import type { StoredVersion, UserHistory } from './stored-farm.ts';

const TRIES = 100;

/**
 * Everything a store holds of a user, as it was at one moment.
 *
 * The farm may be stored while it is read; then it is read again.
 */
export async function readHistory(
  store: StateStore,
  userId: string,
): Promise<UserHistory | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const head = await store.head(userId);
    if (!head) return undefined;
    const versions = await readVersions(store, userId);
    const after = await store.head(userId);
    if (versions && after?.version === head.version) return { userId, head, versions };
  }
  throw new Error(`${userId} is stored so often that it cannot be read as a whole.`);
}

/** All kept versions, newest first; undefined when one was dropped meanwhile. */
async function readVersions(
  store: StateStore,
  userId: string,
): Promise<readonly StoredVersion[] | undefined> {
  const versions: StoredVersion[] = [];
  for (const { version } of await store.versions(userId)) {
    const stored = await store.read(userId, version);
    if (!stored) return undefined;
    versions.push(stored);
  }
  return versions;
}
