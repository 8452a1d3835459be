import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  entityTag,
  readTags,
  unpackDocument,
  type StateHead,
  type StoredVersion,
  allowsWrite,
  ALWAYS,
  type WriteCondition,
} from '../../store/stored-farm.ts';
import type { StateStore, WriteResult } from '../../store/state-store.ts';
import type { StoreRoom } from '../../store/sqlite/store-quota.ts';
import type { KnownDevice } from '../../members/farm-people.ts';
import type { FarmWriter } from '../../members/write-right.ts';
import { NO_NEW_FARMS, OWNERS_ONLY } from '../../members/member-refusal.ts';
import { addReadableHeader } from '../cors.ts';
import { farmDeletion } from '../farm-deletion.ts';
import { isKnownFarm } from '../farms/known-farm.ts';
import { refuse, refuseForQuota, refuseMember } from '../answer.ts';
import type { FarmsSettings } from '../farms/farms-parts.ts';
import { arrivedBody } from '../body/arriving-body.ts';
import type { BodyTurns } from '../body/body-turns.ts';
import type { BodyWorkers } from '../body/body-workers.ts';
import type { SentBytes } from '../body/prepare-body.ts';
import { unpackingStream } from '../body/unpacking-stream.ts';
import type { WritePauses } from '../write-pauses.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
/** A larger farm leaves bit by bit; unpacked it is never in memory as a whole. */
const LARGE = 64 * 1024;

/** Whose farm is asked for, and what an answer is made with. */
export interface StateAnswerParts {
  readonly store: StateStore;
  readonly userId: string;
  /** Queue of bodies and answers: a device, or the user. */
  readonly lane: string;
  /** Device of the request's key; the store checks it again when writing. */
  readonly known: KnownDevice | undefined;
  readonly farms: FarmsSettings | undefined;
  /** Answers with a farm that are on their way. */
  readonly reads: BodyTurns;
  readonly workers: BodyWorkers;
  readonly pauses: WritePauses;
  readonly room: StoreRoom;
  /** How long an answer waits for a client that takes nothing of it. */
  readonly stallMs: number;
  /** The largest document in bytes, unpacked. */
  readonly maxBodyBytes: number;
}

/** `GET`: returns the document as it was sent, or `null`. A client with the same version got 304 before. */
export async function answerRead(
  parts: StateAnswerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { store, userId, lane, known, reads, stallMs } = parts;
  if (!(await reads.enter(lane, reply.raw))) return reply.hijack();
  // Node ends it when it looks for the second time and nothing has moved since the first.
  reply.raw.setTimeout(stallMs / 2, () => reply.raw.destroy());
  const stored = await readNewest(store, userId);
  if ('document' in stored) return sendDocument(stored, request, reply);
  const { gone } = stored;
  const deletedAt = gone ? gone.savedAt : await store.erasedAt(userId);
  if (deletedAt !== undefined) reply.header('x-state-deleted-at', isoTime(deletedAt));
  const deletion = known && (await farmDeletion(store, userId, gone));
  // Names have signs that no header may have.
  if (deletion?.deletedBy)
    addReadableHeader(reply, 'X-State-Deleted-By', encodeURIComponent(deletion.deletedBy));
  return reply.headers({ etag: entityTag(gone), 'content-type': JSON_TYPE }).send('null');
}

/** The newest version, or the head of a farm that has none. */
async function readNewest(
  store: StateStore,
  userId: string,
): Promise<StoredVersion | { readonly gone: StateHead | undefined }> {
  const stored = await store.read(userId);
  if (stored) return stored;
  const gone = await store.head(userId);
  // Stored between the two questions: the newer answer is the right one.
  return gone?.document ? readNewest(store, userId) : { gone };
}

/** `PUT` and `POST`: stores the document if the request's condition holds, else 409. */
export async function answerWrite(
  parts: StateAnswerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { store, userId, lane, known, workers, room, maxBodyBytes } = parts;
  const now = Date.now();
  const condition = conditionOf(request);
  const before = condition === ALWAYS ? undefined : await store.head(userId);
  // Spares packing a document that cannot be stored; the store checks again as it writes.
  const isToBePacked = condition === ALWAYS || allowsWrite(condition, before);
  const isConditional = hasCondition(request);
  const sent = { ...sentBytes(request, maxBodyBytes), now, isConditional, isToBePacked };
  const prepared = await workers.prepare(lane, sent);
  if (prepared.kind === 'refused') return refuse(reply, prepared.status, prepared.reason);
  if (prepared.kind === 'fine') return refuseConflict(reply, before);
  if (await isClosedTo(parts)) return refuseMember(reply, NO_NEW_FARMS);
  const lack = await room.lackFor(userId);
  if (lack) return refuseForQuota(reply, lack);
  const writer = writerFrom(known, 'store');
  const { document } = prepared;
  const write = () => store.write(userId, document, condition, now, writer);
  const written = await parts.pauses.run(lane, document, write);
  return answerWritten(parts, written, now, reply);
}

/** The answer to a document that was to be stored. */
export async function answerWritten(
  { store, userId }: StateAnswerParts,
  { written, head, denied }: WriteResult,
  now: number,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (denied) {
    const isDeleted = denied === OWNERS_ONLY;
    return refuseMember(
      reply,
      denied,
      isDeleted ? await farmDeletion(store, userId, head) : undefined,
    );
  }
  if (!written) return refuseConflict(reply, head);
  const etag = entityTag(head);
  return reply.header('etag', etag).send({ ok: true, updated_at: isoTime(now), etag });
}

/** Body of a request as sent, packed or not. */
export function sentBytes(request: FastifyRequest, maxBytes: number): SentBytes {
  const body = arrivedBody(request);
  const isGzip = body.size > 0 && request.headers['content-encoding'] === 'gzip';
  return { body, isGzip, maxBytes };
}

/** Whether this write begins the farm of an account where accounts begin none; a key stores nothing there either. */
async function isClosedTo({ store, userId, farms }: StateAnswerParts): Promise<boolean> {
  if (!farms || farms.creation.includes('google')) return false;
  return !(await isKnownFarm({ store }, userId));
}

/** `DELETE`: removes the farm. Idempotent. */
export async function answerRemoval(
  { store, userId, known }: StateAnswerParts,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const writer = writerFrom(known, 'remove');
  const { head, denied } = await store.write(userId, null, ALWAYS, Date.now(), writer);
  if (denied) return refuseMember(reply, denied);
  return reply.header('etag', entityTag(head)).send({ ok: true });
}

function writerFrom(
  known: KnownDevice | undefined,
  wish: FarmWriter['wish'],
): FarmWriter | undefined {
  return known && { keyHash: known.device.keyHash, wish };
}

function conditionOf({ headers }: FastifyRequest): WriteCondition {
  const match = headers['if-match'];
  if (match !== undefined && match.trim() !== '*') return { kind: 'tagged', tags: readTags(match) };
  return headers['if-none-match']?.trim() === '*' ? { kind: 'absent' } : ALWAYS;
}

function hasCondition({ headers }: FastifyRequest): boolean {
  return headers['if-match'] !== undefined || headers['if-none-match'] !== undefined;
}

export function refuseConflict(reply: FastifyReply, head: StateHead | undefined): FastifyReply {
  const etag = entityTag(head);
  return reply
    .code(409)
    .header('etag', etag)
    .send({
      ok: false,
      error: 'Version conflict',
      server_updated_at: head ? isoTime(head.savedAt) : null,
      etag,
    });
}

async function sendDocument(
  stored: StoredVersion,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { document } = stored;
  const etag = entityTag(stored);
  reply.headers({ etag, 'content-type': JSON_TYPE });
  if (!document.wrapped && takesGzip(request)) {
    // It rests packed, so it can leave packed. A view, not a copy: it may be large.
    const { buffer, byteOffset, byteLength } = document.gzip;
    const vary = [reply.getHeader('vary'), 'Accept-Encoding'].filter(Boolean).join(', ');
    return reply
      .headers({ 'content-encoding': 'gzip', vary })
      .send(Buffer.from(buffer, byteOffset, byteLength));
  }
  const rest = JSON.stringify({ updated_at: isoTime(stored.savedAt), etag }).slice(1);
  const [before, after] = document.wrapped ? ['{"state":', `,${rest}`] : ['', ''];
  if (document.size < LARGE) {
    const json = await unpackDocument(document);
    return reply.send(Buffer.concat([Buffer.from(before), json, Buffer.from(after)]));
  }
  return reply
    .header('content-length', before.length + document.size + after.length)
    .send(unpackingStream(document.gzip, before, after));
}

function takesGzip({ headers }: FastifyRequest): boolean {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
