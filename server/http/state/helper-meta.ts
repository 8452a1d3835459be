import { MAX_NOTICE_CHARACTERS, MAX_NOTICES } from '#state/document/notices/sync-notice.ts';
import { isForHelpers, isNameOf } from '#state/sync/members/helper-farm.ts';
import { readableName } from '../../members/readable-name.ts';
import { asRecord, isRecord, type JsonRecord } from '#state/document/json-record.ts';

/** Names under which one device may count its writes; a profile that was copied has more than one. */
const MAX_OWN_NAMES = 50;

export interface MetaSender {
  readonly deviceId: string;
  readonly now: number;
}

/** Fields of a `meta` to store; all others stay. */
interface TakenMeta {
  readonly lastWriteAt: number;
  /** Entries of `meta.sync`. */
  readonly sync: JsonRecord;
}

/**
 * Accepted parts of a helper's `meta`: the device's own writes, and conflicts and deletes in helper slices. So
 * no helper can claim writes of others, change their numbers, or lock the farm.
 *
 * @returns `undefined` if something has the wrong type.
 */
export function takenMeta(
  sent: JsonRecord,
  stored: JsonRecord,
  { deviceId, now }: MetaSender,
): TakenMeta | undefined {
  const { lastWriteAt = 0, sync = {} } = sent;
  if (typeof lastWriteAt !== 'number' || !isRecord(sync) || !isSync(sync)) return undefined;
  const before = asRecord(stored['sync']);
  const storedAt = numberOf(stored['lastWriteAt']);
  const { vv, marks } = ownWrites(asRecord(sync['vv']), asRecord(sync['marks']), before, deviceId);
  const { writeId, writtenOn, notices, tomb } = sync;
  return {
    lastWriteAt: Math.min(Math.max(lastWriteAt, storedAt + 1), Math.max(now, storedAt) + 1),
    sync: {
      ...(sync['vv'] === undefined ? {} : { vv }),
      ...(sync['marks'] === undefined ? {} : { marks }),
      ...(isOwnWrite(writeId, deviceId) ? { writeId } : {}),
      ...(readableName(writtenOn) === undefined ? {} : { writtenOn }),
      ...(Array.isArray(notices) ? { notices: allNotices(before['notices'], notices, now) } : {}),
      ...(isRecord(tomb) ? { tomb: allTombstones(asRecord(before['tomb']), tomb) } : {}),
    },
  };
}

/** Whether everything that could be taken is of its kind. */
function isSync({ vv = {}, marks = {}, tomb = {}, ...sync }: JsonRecord): boolean {
  const { writeId = '', writtenOn = '', notices = [] } = sync;
  return (
    isRecordOf(vv, isCount) &&
    isRecordOf(marks, isText) &&
    isText(writeId) &&
    isText(writtenOn) &&
    Array.isArray(notices) &&
    notices.every(isNotice) &&
    isRecordOf(tomb, (entries) => isRecordOf(entries, isCount))
  );
}

/** The counts and marks of all devices, with the newer ones of this device. */
function ownWrites(
  vv: JsonRecord,
  marks: JsonRecord,
  before: JsonRecord,
  deviceId: string,
): { readonly vv: JsonRecord; readonly marks: JsonRecord } {
  const [counted, marked] = [asRecord(before['vv']), asRecord(before['marks'])];
  const names = new Set(Object.keys(counted).filter((name) => isNameOf(name, deviceId)));
  for (const name of Object.keys(vv))
    if (isNameOf(name, deviceId) && names.size < MAX_OWN_NAMES) names.add(name);
  // A write that is older than the stored one has nothing new to say.
  const newer = [...names].filter(
    (name) => vv[name] !== undefined && numberOf(vv[name]) >= numberOf(counted[name]),
  );
  const entriesOf = (of: JsonRecord) =>
    newer.flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]] as const]));
  return {
    vv: { ...counted, ...Object.fromEntries(entriesOf(vv)) },
    marks: { ...marked, ...Object.fromEntries(entriesOf(marks)) },
  };
}

function isOwnWrite(writeId: unknown, deviceId: string): boolean {
  return typeof writeId === 'string' && isNameOf(writeId.split(':', 1)[0] ?? '', deviceId);
}

/** Drops notices dated in the future, which would push out later ones. */
function allNotices(stored: unknown, sent: readonly unknown[], now: number): readonly unknown[] {
  const before: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const known = new Set(before.map((notice) => asRecord(notice)['id']));
  const added = sent
    .map(asRecord)
    .filter(({ id, slice }) => !known.has(id) && isForHelpers(String(slice)))
    .filter((notice) => JSON.stringify(notice).length <= MAX_NOTICE_CHARACTERS)
    // A device that has more sends the others with its next patch.
    .slice(0, MAX_NOTICES)
    .map((notice) => (numberOf(notice['at']) > now ? { ...notice, at: now } : notice));
  return [...before, ...added];
}

function allTombstones(before: JsonRecord, sent: JsonRecord): JsonRecord {
  const added = Object.entries(sent).filter(([slice]) => isForHelpers(slice));
  const joined = added.map(([slice, ids]) => [
    slice,
    { ...asRecord(ids), ...asRecord(before[slice]) },
  ]);
  return { ...before, ...Object.fromEntries(joined) };
}

function isNotice(value: unknown): boolean {
  return isRecord(value) && isText(value['id']) && isText(value['slice']);
}

function isRecordOf(value: unknown, fits: (entry: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(fits);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
