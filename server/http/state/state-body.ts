import { isUtf8 } from 'node:buffer';
import { SLICE_NAMES } from '#state/backup/slice-names.ts';
import { findPlaces, type JsonPlace, skipSpace } from '../body/json-places.ts';
import { measureJson } from '../body/measure-json.ts';
import { changedText, type TextChange } from '../body/set-json-members.ts';

interface SentDocument {
  /** The JSON text of the farm itself, without the wrapper. */
  readonly json: Buffer;
  /** Whether it came as `{state}`. */
  readonly wrapped: boolean;
}

export interface RefusedBody {
  readonly kind: 'refused';
  readonly status: 400 | 403 | 413;
  readonly reason: string;
  /** Slices a helper can't change, if that is the reason. */
  readonly slices?: readonly string[];
}

/** Empty, not JSON, or JSON of something else than an object. */
interface NoObject {
  readonly kind: 'no-object';
}

type BodyReading =
  | { readonly kind: 'document'; readonly document: SentDocument }
  | NoObject
  | RefusedBody;

/** Limits of a body. A farm of 500 orders and years of work has 340,000 values; each uses memory. */
export const BODY_LIMITS = { depth: 64, values: 2_000_000 };
const INTEREST = {
  names: new Set<string>(['state', 'meta', 'lastWriteAt', ...SLICE_NAMES]),
  inside: new Set(['state', 'meta']),
};

/**
 * Reads the body of a PUT, either a bare document or `{state}`, and adds a missing `meta.lastWriteAt`.
 *
 * Except for the stamp, the text is stored byte by byte, so numbers, key order and unknown fields return as
 * sent.
 */
export function readStateBody(body: Uint8Array, now: number): BodyReading {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const sent = readPlaces(text, INTEREST);
  if (sent.kind !== 'object') return sent;
  const { root } = sent;
  const state = root.members.get('state');
  const isWrapped = state?.kind === 'object' && !SLICE_NAMES.some((name) => root.members.has(name));
  const farm = isWrapped ? state : root;
  const whole = isWrapped ? farm : { from: 0, to: text.length };
  const before = { from: 0, to: whole.from, text: '' };
  const json = hasStamp(farm)
    ? text.subarray(whole.from, whole.to)
    : changedText(text.subarray(0, whole.to), [before, stampFor(text, farm, now)]);
  return { kind: 'document', document: { json, wrapped: isWrapped } };
}

/** Reads where the parts of a sent object are, and counts its values. */
export function readPlaces(
  text: Buffer,
  interest: Parameters<typeof findPlaces>[1],
):
  | { readonly kind: 'object'; readonly root: JsonPlace; readonly values: number }
  | NoObject
  | RefusedBody {
  if (!isUtf8(text)) return refusedBody(400, 'The body is not UTF-8 text');
  const { depth, values } = measureJson(text, BODY_LIMITS);
  if (depth > BODY_LIMITS.depth) return refusedBody(400, 'The body is nested too deeply');
  if (values > BODY_LIMITS.values) return refusedBody(413, 'The body has too many values');
  const places = findPlaces(text, interest);
  if (places?.root.kind !== 'object') return { kind: 'no-object' };
  if (places.isPoisoned) return refusedBody(400, 'The body has a key that is not allowed');
  return { kind: 'object', root: places.root, values };
}

/** Document stored for a body without an object: empty, with a stamp. */
export function emptyDocument(now: number): SentDocument {
  return { json: Buffer.from(`{"meta":{"lastWriteAt":${now}}}`), wrapped: false };
}

export function refusedBody(status: 400 | 413, reason: string): RefusedBody {
  return { kind: 'refused', status, reason };
}

function hasStamp(farm: JsonPlace): boolean {
  const stamp = farm.members.get('meta')?.members.get('lastWriteAt');
  return stamp !== undefined && stamp.kind !== 'null';
}

/** Where the stamp goes in the text of a farm, touching nothing else. */
function stampFor(text: Buffer, farm: JsonPlace, now: number): TextChange {
  const meta = farm.members.get('meta');
  const stamp = `"lastWriteAt":${now}`;
  if (!meta) return firstMember(text, farm, `"meta":{${stamp}}`);
  if (meta.kind !== 'object') return { ...meta, text: `{${stamp}}` };
  const old = meta.members.get('lastWriteAt');
  return old ? { ...old, text: String(now) } : firstMember(text, meta, stamp);
}

function firstMember(text: Buffer, { from }: JsonPlace, member: string): TextChange {
  const isOnly = text[skipSpace(text, from + 1)] === 0x7d;
  return { from: from + 1, to: from + 1, text: isOnly ? member : `${member},` };
}
