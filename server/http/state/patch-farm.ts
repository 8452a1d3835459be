import { HELPER_SLICES } from '#state/document/helper-slices.ts';
import { differsInBlocks } from '#state/sync/members/helper-blocks.ts';
import { type MetaSender, takenMeta } from './helper-meta.ts';
import { findPlaces, type JsonPlace } from '../body/json-places.ts';
import { measureJson } from '../body/measure-json.ts';
import { changedText, setMembers, type TextChange } from '../body/set-json-members.ts';
import { BODY_LIMITS, readPlaces, type RefusedBody, refusedBody } from './state-body.ts';
import { asRecord, isRecord, type JsonRecord } from '#state/document/json-record.ts';

const SYNC_ENTRIES = ['vv', 'marks', 'writeId', 'writtenOn', 'notices', 'tomb'];
const INTEREST = {
  names: new Set([...HELPER_SLICES, 'meta', 'lastWriteAt', 'sync', ...SYNC_ENTRIES]),
  inside: new Set(['meta', 'sync']),
};
const NOT_VALID = 'The body is not valid';

interface PatchRequest extends MetaSender {
  readonly farm: Buffer;
  readonly body: Uint8Array;
  readonly maxBytes: number;
}

type PatchReading = { readonly kind: 'patched'; readonly farm: Buffer } | RefusedBody;

/**
 * Replaces the helper slices of a farm with those of a patch. All other bytes stay.
 *
 * Nothing is normalized, so defaults of other app versions can't change what a helper may not. Forbidden names
 * are checked in the parsed body, so repeated and escaped names can't hide.
 */
export function patchFarm({ farm, body, maxBytes, ...sender }: PatchRequest): PatchReading {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const sent = readPlaces(text, INTEREST);
  if (sent.kind === 'no-object') return refusedBody(400, NOT_VALID);
  if (sent.kind === 'refused') return sent;
  const { root } = sent;
  const slices = slicesNotAllowed(text, root);
  if (slices.length > 0) return notForHelpers(slices);
  const isHalf = root.members.has('tasks') !== root.members.has('taskHistory');
  const metaPlace = root.members.get('meta');
  const meta = metaPlace ? parsedAt(text, metaPlace) : {};
  if (isHalf || !isRecord(meta)) return refusedBody(400, NOT_VALID);
  const stored = findPlaces(farm, INTEREST)?.root;
  if (stored?.kind !== 'object') return refusedBody(400, NOT_VALID);
  if (changesBlocks(farm, stored, text, root)) return notForHelpers([BLOCKED_IN]);
  const metaChanges = changesOfMeta(farm, stored, meta, sender);
  if (!metaChanges) return refusedBody(400, NOT_VALID);
  const members = HELPER_SLICES.flatMap((name) => {
    const place = root.members.get(name);
    return place ? [[name, text.subarray(place.from, place.to)] as const] : [];
  });
  const changes = [
    ...setMembers(
      farm,
      stored,
      new Map<string, string | Uint8Array>([...members, ...metaChanges.whole]),
    ),
    ...metaChanges.inside,
  ];
  const patched = changedText(farm, changes);
  const values = sent.values + valuesBeside(farm, changes);
  const isTooLarge = patched.byteLength > maxBytes || values > BODY_LIMITS.values;
  return isTooLarge
    ? refusedBody(413, 'The farm would be too large')
    : { kind: 'patched', farm: patched };
}

/** The other parts of a patch. Only where there are any they are read: a work day of years is large. */
function slicesNotAllowed(text: Buffer, { members, hasOthers }: JsonPlace): readonly string[] {
  const isAllowed = (name: string): boolean => name === 'meta' || HELPER_SLICES.includes(name);
  const names = hasOthers
    ? Object.keys(asRecord(JSON.parse(text.toString())))
    : [...members.keys()];
  return names.filter((name) => !isAllowed(name));
}

/** The slice in which growers block seed lots. */
const BLOCKED_IN = 'seedsInventory';

/** Only where a lot may be blocked, as it is written or with an escape, the bookings are read. */
function changesBlocks(farm: Buffer, stored: JsonPlace, text: Buffer, sent: JsonPlace): boolean {
  const [was, is] = [stored.members.get(BLOCKED_IN), sent.members.get(BLOCKED_IN)];
  if (is === undefined) return false;
  const before = was === undefined ? Buffer.from('[]') : farm.subarray(was.from, was.to);
  const after = text.subarray(is.from, is.to);
  const mayBlock = [before, after].some(
    (bookings) => bookings.includes('BLOCKED') || bookings.includes(String.raw`\u`),
  );
  return mayBlock && differsInBlocks(bookingsOf(before), bookingsOf(after));
}

function bookingsOf(text: Buffer): readonly unknown[] {
  const bookings: unknown = JSON.parse(text.toString());
  return Array.isArray(bookings) ? bookings : [];
}

function notForHelpers(slices: readonly string[]): RefusedBody {
  return { kind: 'refused', status: 403, reason: 'Not allowed for helpers', slices };
}

/** How many values a farm has that stay; what was sent is counted already, and most of a farm is the work of the day. */
function valuesBeside(farm: Buffer, changes: readonly TextChange[]): number {
  const left = changes.map(({ from, to }) => ({ from, to, text: from === to ? '' : '0' }));
  return measureJson(changedText(farm, left), BODY_LIMITS).values;
}

/** Edits for `meta`: inside it, or as a whole if it is missing or unreadable. */
function changesOfMeta(
  farm: Buffer,
  root: JsonPlace,
  sent: JsonRecord,
  sender: MetaSender,
):
  | { readonly inside: readonly TextChange[]; readonly whole: ReadonlyMap<string, string> }
  | undefined {
  const place = root.members.get('meta');
  const stored = asRecord(place && parsedAt(farm, place));
  const taken = takenMeta(sent, stored, sender);
  if (!taken) return undefined;
  const { lastWriteAt, sync } = taken;
  if (place?.kind !== 'object') {
    return { inside: [], whole: new Map([['meta', JSON.stringify({ lastWriteAt, sync })]]) };
  }
  const syncPlace = place.members.get('sync');
  const entries = Object.entries(sync).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  );
  const isInside = syncPlace?.kind === 'object';
  const members = new Map([['lastWriteAt', String(lastWriteAt)]]);
  if (!isInside && entries.length > 0) members.set('sync', JSON.stringify(sync));
  const inSync = isInside ? setMembers(farm, syncPlace, new Map(entries)) : [];
  return { inside: [...setMembers(farm, place, members), ...inSync], whole: new Map() };
}

function parsedAt(text: Buffer, { from, to }: JsonPlace): unknown {
  return JSON.parse(text.toString('utf8', from, to));
}
