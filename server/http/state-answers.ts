import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isTagged, readTags } from '../store/entity-tag.ts';
import { packDocument, unpackDocument } from '../store/packed-document.ts';
import type { StateStore } from '../store/state-store.ts';
import type { StateHead, StoredVersion } from '../store/stored-farm.ts';
import { allowsWrite, ALWAYS, type WriteCondition } from '../store/write-condition.ts';
import { refuse } from './answer.ts';
import { emptyDocument, readStateBody } from './state-body.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** `GET`: the document as it was sent, `null` when there is none, 304 when the client has it. */
export async function answerRead(
  store: StateStore,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const has = request.headers['if-none-match'];
  const head = has === undefined ? undefined : await store.head(userId);
  if (has !== undefined && (isTagged(head, readTags(has)) || (has === '*' && head?.document))) {
    return reply.code(304).header('etag', entityTag(head)).send();
  }
  const stored = await store.read(userId);
  if (stored) return sendDocument(stored, request, reply);
  const gone = await store.head(userId);
  // Stored between the two questions: the newer answer is the right one.
  if (gone?.document) return answerRead(store, userId, request, reply);
  const deletedAt = gone ? gone.savedAt : await store.erasedAt(userId);
  if (deletedAt !== undefined) reply.header('x-state-deleted-at', isoTime(deletedAt));
  return reply.headers({ etag: entityTag(gone), 'content-type': JSON_TYPE }).send('null');
}

/** `PUT` and `POST`: stores the document when the condition of the request holds, else 409. */
export async function answerWrite(
  store: StateStore,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const now = Date.now();
  const condition = conditionOf(request);
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const reading = readStateBody(body, now);
  if (reading.kind === 'refused') return refuse(reply, 400, reading.reason);
  // Without a condition such a body counts as an empty document; one that names what it replaces
  // was surely cut off on the way.
  if (reading.kind === 'no-object' && isConditional(request)) {
    return refuse(reply, 400, 'The body is not a JSON object');
  }
  if (condition !== ALWAYS) {
    const before = await store.head(userId);
    // Spares packing a document that cannot be stored; the store checks again as it writes.
    if (!allowsWrite(condition, before)) return refuseConflict(reply, before);
  }
  const { json, wrapped } = reading.kind === 'document' ? reading.document : emptyDocument(now);
  const packed = await packDocument(json, wrapped);
  const { written, head } = await store.write(userId, packed, condition, now);
  if (!written) return refuseConflict(reply, head);
  const etag = entityTag(head);
  return reply.header('etag', etag).send({ ok: true, updated_at: isoTime(now), etag });
}

/** `DELETE`: removes the farm; also fine when there is none. */
export async function answerRemoval(
  store: StateStore,
  userId: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { head } = await store.write(userId, null, ALWAYS, Date.now());
  return reply.header('etag', entityTag(head)).send({ ok: true });
}

function conditionOf({ headers }: FastifyRequest): WriteCondition {
  const match = headers['if-match'];
  if (match !== undefined && match.trim() !== '*') return { kind: 'tagged', tags: readTags(match) };
  return headers['if-none-match']?.trim() === '*' ? { kind: 'absent' } : ALWAYS;
}

function isConditional({ headers }: FastifyRequest): boolean {
  return headers['if-match'] !== undefined || headers['if-none-match'] !== undefined;
}

function refuseConflict(reply: FastifyReply, head: StateHead | undefined): FastifyReply {
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
  const json = await unpackDocument(document);
  if (!document.wrapped) return reply.send(json);
  const rest = JSON.stringify({ updated_at: isoTime(stored.savedAt), etag }).slice(1);
  return reply.send(Buffer.concat([Buffer.from('{"state":'), json, Buffer.from(`,${rest}`)]));
}

function takesGzip({ headers }: FastifyRequest): boolean {
  const accepted = String(headers['accept-encoding'] ?? '');
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepted);
}

function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
