import { randomBytes } from 'node:crypto';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { readRemote } from '#state/sync/read-remote.ts';
import { restoredFarm } from '#state/sync/meeting/restored-farm.ts';
import { versionOf } from '#state/document/sync/sync-meta.ts';
import {
  entityTag,
  readTags,
  packDocument,
  unpackDocument,
  type PackedDocument,
} from '../store/stored-farm.ts';
import type { StateStore } from '../store/state-store.ts';
import { CommandError } from './command-error.ts';
import { isRecord, type JsonRecord } from '#state/document/json-record.ts';

/** So often a device may store its work between the reading and the writing. */
const MAX_TRIES = 20;

/** Stores a document as the newest version, whose number it returns; open devices adopt a farm. */
export async function restoreDocument(
  store: StateStore,
  userId: string,
  wanted: PackedDocument,
): Promise<number> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const head = await store.head(userId);
    const document = await asNewest(store, userId, wanted);
    const tags = readTags(entityTag(head));
    const { written, head: after } = await store.write(
      userId,
      document,
      { kind: 'tagged', tags },
      Date.now(),
    );
    if (written && after) return after.version;
  }
  throw new CommandError(`${userId} keeps changing. Try again in a minute.`);
}

async function asNewest(
  store: StateStore,
  userId: string,
  wanted: PackedDocument,
): Promise<PackedDocument> {
  const farm = await readFarm(wanted);
  if (farm === undefined) return wanted;
  const newest = await newestFarms(store, userId);
  const [first] = newest;
  const newestNamed = newest.at(-1);
  if (first === undefined || newestNamed === undefined) return wanted;
  const mark = randomBytes(4).toString('hex');
  const restored = restoredFarm(farm, { newest: first, newestNamed, now: Date.now(), mark });
  return packDocument(Buffer.from(JSON.stringify(restored)), wanted.wrapped);
}

/** The farms from the newest back to the first that says which writes it contains. */
async function newestFarms(store: StateStore, userId: string): Promise<readonly JsonRecord[]> {
  const farms: JsonRecord[] = [];
  for (const { version } of await store.versions(userId)) {
    const stored = await store.read(userId, version);
    const farm = stored && (await readFarm(stored.document));
    if (farm === undefined) continue;
    if (namesWrites(farm)) return [...farms, farm];
    if (farms.length === 0) farms.push(farm);
  }
  return farms;
}

async function readFarm(document: PackedDocument): Promise<JsonRecord | undefined> {
  const value: unknown = JSON.parse((await unpackDocument(document)).toString());
  return isRecord(value) && readRemote(value).kind !== 'nothing' ? value : undefined;
}

function namesWrites(value: JsonRecord): boolean {
  return Object.keys(versionOf(normalizeFarm(value)).vv).length > 0;
}
