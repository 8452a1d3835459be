import type { FarmDocument } from '../../document/farm-document.ts';
import {
  type Wipe,
  withWipe,
  versionOf,
  withVersion,
  withWriter,
} from '../../document/sync/sync-meta.ts';
import { compactFarm } from '../../read/compact-farm.ts';
import { withOwnShare } from '../../merge/stock/stock-shares.ts';
import type { CloudAnswer, CloudUser, SaveCondition } from '../../ports/cloud-port.ts';
import { helperPatch } from '../members/helper-patch.ts';
import { isUntouched } from './own-writes.ts';
import { sendable } from '../../document/sendable-farm.ts';
import { hearTime } from '../server-clock.ts';
import { type SyncParts, claimedVersion, deviceOf, isHelper } from '../sync-parts.ts';
import type { SyncMemory } from '../../document/sync/sync-records.ts';
import { bump, sameVersion } from '../../document/sync/version-vector.ts';

export type CloudCopy =
  /** `wipe`: the farm was deleted, and what is sent now begins anew. */
  | { readonly state: 'absent'; readonly wipe?: Wipe }
  | { readonly state: 'present'; readonly etag: string | null };

/** How sending ended; after a conflict the cloud has something that is not known here. */
type Sending =
  | { readonly outcome: 'nothing' | 'conflict' }
  | { readonly outcome: 'sent'; readonly copy: CloudCopy };

interface Prepared {
  readonly key: string;
  readonly document: FarmDocument;
}

const MARK_LENGTH = 8;
const KEY_LENGTH = 12;

/** Sends the local farm if the cloud lacks it. A lost reply shows in the cloud's next answer. */
export async function sendFarm(
  parts: SyncParts,
  user: CloudUser,
  copy: CloudCopy,
): Promise<Sending> {
  const { farm, storage, remote, server, clock } = parts;
  const local = await farm.stored();
  const memory = await storage.readSync();
  if (!isNew(local, memory, copy)) return { outcome: 'nothing' };
  // Work of a day needs a farm that it is part of.
  if (isHelper(parts) && copy.state === 'absent') return { outcome: 'nothing' };
  const prepared = unsentYet(local, memory) ?? (await prepare(parts, local, memory, copy));
  if (prepared === null) return { outcome: 'conflict' };
  const answer = isHelper(parts)
    ? await sendWork(parts, user, prepared.document, memory, copy)
    : await remote.save(user, compactFarm(prepared.document, clock.today()), conditionFor(copy));
  if (answer === null) return { outcome: 'conflict' };
  const clockOffset = hearTime(server, memory, answer);
  await storage.writeSync({ confirm: { key: prepared.key, etag: answer.etag }, ...clockOffset });
  return { outcome: 'sent', copy: { state: 'present', etag: answer.etag } };
}

/** Sends the work of the day alone, as a helper's device does. */
async function sendWork(
  { storage, remote, clock, member, refused, takeover }: SyncParts,
  user: CloudUser,
  farm: FarmDocument,
  { bases }: SyncMemory,
  copy: CloudCopy,
): Promise<CloudAnswer | null> {
  const newest = bases.findLast(({ confirmed }) => confirmed);
  const known = newest === undefined ? null : await storage.readBase(newest.key);
  const compact = compactFarm(farm, clock.today());
  const { deviceId = '' } = member?.now() ?? {};
  const patch = helperPatch(compact, known, deviceId, refused);
  const before = refused.size;
  const answer = await remote.patch(user, patch, conditionFor(copy), refused);
  // What an older server takes from no helper is left as the cloud has it.
  if (refused.size > before) takeover.isDone = false;
  return answer;
}

/** `meta.lastWriteAt` of the farm that the cloud is known to hold. */
export function cloudWrittenAt({ bases }: SyncMemory): number | null {
  return bases.findLast(({ confirmed }) => confirmed)?.lastWriteAt ?? null;
}

/** Two farms may carry the same stamp by chance: only the writes they contain tell them apart for sure. */
function isNew(local: FarmDocument, { bases }: SyncMemory, copy: CloudCopy): boolean {
  const newest = copy.state === 'absent' ? undefined : bases.findLast(({ confirmed }) => confirmed);
  return newest === undefined ? local.meta.lastWriteAt > 0 : !isUntouched(local, newest);
}

/** The same farm was sent before and may not have arrived: it is the same write. */
function unsentYet(local: FarmDocument, { bases }: SyncMemory): Prepared | null {
  const sent = bases.findLast(({ confirmed }) => !confirmed);
  const isSame = sent && isUntouched(local, sent);
  return isSame ? { key: sent.key, document: sendable(local) } : null;
}

/** Numbers the write and keeps it; null when another tab was first. */
async function prepare(
  parts: SyncParts,
  local: FarmDocument,
  memory: SyncMemory,
  copy: CloudCopy,
): Promise<Prepared | null> {
  const { farm, randomness } = parts;
  const { deviceId, seq: last } = deviceOf(memory, parts);
  const seq = last + 1;
  const key = randomness.base36(KEY_LENGTH);
  const version = bump(
    claimedVersion(parts, versionOf(local), memory),
    deviceId,
    seq,
    randomness.base36(MARK_LENGTH),
  );
  let prepared: Prepared | null = null;
  await farm.merge({
    label: 'Send to the cloud',
    make(here) {
      prepared = null;
      if (!sameVersion(versionOf(here), versionOf(local))) return null;
      const wipe = copy.state === 'absent' ? (copy.wipe ?? null) : null;
      const own = withWipe(
        withWriter(here, parts.member?.now().name ?? parts.page.deviceName),
        wipe,
      );
      const writeId = `${deviceId}:${seq}`;
      const written = withVersion(own, version, writeId);
      // What a helper does moves no stock.
      const numbered = isHelper(parts) ? written : withOwnShare(written, deviceId, writeId);
      const document = sendable(numbered);
      prepared = { key, document };
      const { lastWriteAt } = numbered.meta;
      const base = { key, version, etag: null, confirmed: false, lastWriteAt };
      return { farm: numbered, sync: { device: { deviceId, seq }, note: { base, document } } };
    },
  });
  return prepared;
}

function conditionFor(copy: CloudCopy): SaveCondition {
  if (copy.state === 'absent') return { kind: 'absent' };
  return copy.etag === null ? { kind: 'any' } : { kind: 'tag', etag: copy.etag };
}
