import { SLICE_NAMES } from '#state/backup/slice-names.ts';
import { depthOf, findMember, skipSpace } from './json-text.ts';

/** A document that was sent, ready to be stored. */
export interface SentDocument {
  /** The JSON text of the farm itself, without the wrapper. */
  readonly json: Buffer;
  /** Whether it came as `{state}`. */
  readonly wrapped: boolean;
}

/** What a body turned out to be. */
export type BodyReading =
  | { readonly kind: 'document'; readonly document: SentDocument }
  /** Empty, not JSON, or JSON of something else than an object. */
  | { readonly kind: 'no-object' }
  /** Something that is never stored, and why. */
  | { readonly kind: 'refused'; readonly reason: string };

type JsonObject = Readonly<Record<string, unknown>>;

const DEEPEST = 64;
const SUSPICIOUS = /__proto__|constructor|\\u/;

/**
 * Reads the body of a PUT, either a bare document or `{state}`, and stamps a missing
 * `meta.lastWriteAt`.
 *
 * Apart from the stamp the text is kept to the byte, so that numbers, key order and unknown fields
 * come back as they were sent.
 */
export function readStateBody(body: Uint8Array, now: number): BodyReading {
  const text = decode(body);
  if (text === undefined) return { kind: 'refused', reason: 'The body is not UTF-8 text' };
  if (depthOf(text) > DEEPEST) return { kind: 'refused', reason: 'The body is nested too deeply' };
  const value = parseObject(text);
  if (!value) return { kind: 'no-object' };
  if (SUSPICIOUS.test(text) && canPoison(value)) {
    return { kind: 'refused', reason: 'The body has a key that is not allowed' };
  }
  const { state } = value;
  if (!isObject(state) || SLICE_NAMES.some((name) => name in value)) {
    const json = hasStamp(value) ? Buffer.from(body) : Buffer.from(stamped(text, now));
    return { kind: 'document', document: { json, wrapped: false } };
  }
  const place = findMember(text, skipSpace(text, 0), 'state');
  const inner = text.slice(place?.from, place?.to);
  const json = Buffer.from(hasStamp(state) ? inner : stamped(inner, now));
  return { kind: 'document', document: { json, wrapped: true } };
}

/** What is stored for a body without an object: an empty document with its stamp. */
export function emptyDocument(now: number): SentDocument {
  return { json: Buffer.from(stamped('{}', now)), wrapped: false };
}

function decode(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body);
  } catch {
    return undefined;
  }
}

function parseObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasStamp({ meta }: JsonObject): boolean {
  return isObject(meta) && meta['lastWriteAt'] !== undefined && meta['lastWriteAt'] !== null;
}

/** Puts the stamp into the text of an object, touching nothing else. */
function stamped(text: string, now: number): string {
  const open = skipSpace(text, 0);
  const meta = findMember(text, open, 'meta');
  const stamp = `"lastWriteAt":${now}`;
  if (!meta) return insertFirst(text, open, `"meta":{${stamp}}`);
  if (text[meta.from] !== '{') return replace(text, meta, `{${stamp}}`);
  const old = findMember(text, meta.from, 'lastWriteAt');
  return old ? replace(text, old, String(now)) : insertFirst(text, meta.from, stamp);
}

function insertFirst(text: string, open: number, member: string): string {
  const comma = text[skipSpace(text, open + 1)] === '}' ? '' : ',';
  return `${text.slice(0, open + 1)}${member}${comma}${text.slice(open + 1)}`;
}

function replace(text: string, { from, to }: { from: number; to: number }, value: string): string {
  return text.slice(0, from) + value + text.slice(to);
}

/** Whether a program that copies these keys one by one would change what all objects have. */
function canPoison(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const constructor = Object.getOwnPropertyDescriptor(value, 'constructor')?.value as unknown;
  if (isObject(constructor) && Object.hasOwn(constructor, 'prototype')) return true;
  return Object.values(value).some(canPoison);
}
