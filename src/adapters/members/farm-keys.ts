import type { DBSchema } from 'idb';
import type { FarmKey } from '#state/ports/farm-member.ts';
import { briefDatabase } from '../brief-database.ts';
import { hasKeyStore, KEY_STORE } from './key-store.ts';

/** A key that was made for a code, and of which nobody knows yet whether the service has taken it. */
interface PendingKey {
  readonly key: string;
  /** SHA-256 of the code. */
  readonly codeHash: string;
}

interface KeysSchema extends DBSchema {
  keys: { key: string; value: FarmKey };
  pending: { key: string; value: PendingKey };
}

const PENDING = 'pending';

/** The keys have a database of their own, so that no farm, copy or export contains them. */
const withKeys = briefDatabase<KeysSchema>(KEY_STORE, (created) => {
  created.createObjectStore('keys', { keyPath: 'farmId' });
  created.createObjectStore('pending');
});

export function readKey(farmId: string): Promise<FarmKey | null> {
  return withKeys(async (database) => (await database.get('keys', farmId)) ?? null);
}

/** All keys. A device that never had one gets no empty database from being asked. */
export async function listKeys(): Promise<readonly FarmKey[]> {
  if (!(await hasKeyStore())) return [];
  return withKeys((database) => database.getAll('keys'));
}

/** Keeps a key, with which the one that was asked for is settled. */
export function writeKey(key: FarmKey): Promise<void> {
  return withKeys(async (database) => {
    await database.put('keys', key);
    await database.delete('pending', PENDING);
  });
}

export function removeKey(farmId: string): Promise<void> {
  return withKeys((database) => database.delete('keys', farmId));
}

/** The key that was made for a code, so that a lost answer can be asked for again; null when there is none. */
export function readPendingKey(codeHash: string): Promise<string | null> {
  return withKeys(async (database) => {
    const pending = await database.get('pending', PENDING);
    return pending?.codeHash === codeHash ? pending.key : null;
  });
}

export function writePendingKey(pending: PendingKey): Promise<void> {
  return withKeys(async (database) => {
    await database.put('pending', pending, PENDING);
  });
}
