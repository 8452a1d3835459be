import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  entityTag,
  isOneOfTags,
  readTags,
  type PackedDocument,
  type StateHead,
  allowsWrite,
  ALWAYS,
  type WriteCondition,
} from '../../store/stored-farm.ts';
import type { FarmWriter } from '../../members/write-right.ts';
import { NO_NEW_FARMS, OWNERS_ONLY } from '../../members/member-refusal.ts';
import { farmDeletion } from '../farm-deletion.ts';
import { isKnownFarm } from '../farms/known-farm.ts';
import { isoTime, refuse, refuseForQuota, refuseMember } from '../answer.ts';
import { arrivedBody } from '../body/arriving-body.ts';
import type { SentBytes } from '../body/prepare-body.ts';
import type { StateCall } from './state-answers.ts';

/** `PUT` and `POST`: stores the document if the request's condition holds, else 409. */
export async function answerWrite(call: StateCall): Promise<FastifyReply> {
  const { request, reply, store, userId, lane, workers } = call;
  const now = Date.now();
  const condition = conditionOf(request);
  const before = condition === ALWAYS ? undefined : await store.head(userId);
  // Spares packing a document that cannot be stored; the store checks again as it writes.
  const isToBePacked = condition === ALWAYS || allowsWrite(condition, before);
  const isConditional = hasCondition(request);
  const sent = { ...sentBytes(call), now, isConditional, isToBePacked };
  const prepared = await workers.prepare(lane, sent);
  if (prepared.kind === 'refused') return refuse(reply, prepared.status, prepared.reason);
  if (prepared.kind === 'fine') return refuseConflict(reply, before);
  if (await isClosedTo(call)) return refuseMember(reply, NO_NEW_FARMS);
  return storeDocument(call, 'store', prepared.document, condition, now);
}

/** `PATCH`: changes only the helper slices of the version in the request. */
export async function answerPatch(call: StateCall): Promise<FastifyReply> {
  const { request, reply, store, userId, lane, known, workers } = call;
  const tags = readTags(request.headers['if-match'] ?? '');
  if (!known || tags.length === 0 || tags.includes('*')) {
    return refuse(reply, 428, 'If-Match is needed');
  }
  const stored = await store.read(userId);
  if (!stored || !isOneOfTags(entityTag(stored), tags)) {
    return refuseConflict(reply, await store.head(userId));
  }
  const now = Date.now();
  const { deviceId } = known.device;
  const prepared = await workers.patch(lane, {
    ...sentBytes(call),
    document: stored.document,
    sender: { deviceId, now },
  });
  if (prepared.kind === 'refused') {
    const { status, reason: error, slices } = prepared;
    return slices
      ? reply.code(status).send({ ok: false, error, slices })
      : refuse(reply, status, error);
  }
  const condition = { kind: 'tagged', tags: readTags(entityTag(stored)) } as const;
  return storeDocument(call, 'patch', prepared.document, condition, now);
}

/** Stores a document where there is room for it, and answers what became of that. */
async function storeDocument(
  { store, userId, lane, known, pauses, room, reply }: StateCall,
  wish: FarmWriter['wish'],
  document: PackedDocument,
  condition: WriteCondition,
  now: number,
): Promise<FastifyReply> {
  const lack = await room.lackFor(userId);
  if (lack) return refuseForQuota(reply, lack);
  const writer = writerFrom(known, wish);
  const write = () => store.write(userId, document, condition, now, writer);
  const { written, head, denied } = await pauses.run(lane, document, write);
  if (denied) {
    const isDeleted = denied === OWNERS_ONLY;
    const deletion = isDeleted ? await farmDeletion(store, userId, head) : undefined;
    return refuseMember(reply, denied, deletion);
  }
  if (!written) return refuseConflict(reply, head);
  const etag = entityTag(head);
  return reply.header('etag', etag).send({ ok: true, updated_at: isoTime(now), etag });
}

function sentBytes({ request, maxBodyBytes: maxBytes }: StateCall): SentBytes {
  const body = arrivedBody(request);
  const isGzip = body.size > 0 && request.headers['content-encoding'] === 'gzip';
  return { body, isGzip, maxBytes };
}

/** Whether this write begins the farm of an account where accounts begin none; a key stores nothing there either. */
async function isClosedTo({ store, userId, farms }: StateCall): Promise<boolean> {
  if (!farms || farms.creation.includes('google')) return false;
  return !(await isKnownFarm({ store }, userId));
}

/** `DELETE`: removes the farm. Idempotent. */
export async function answerRemoval({ reply, store, userId, known }: StateCall) {
  const writer = writerFrom(known, 'remove');
  const { head, denied } = await store.write(userId, null, ALWAYS, Date.now(), writer);
  if (denied) return refuseMember(reply, denied);
  return reply.header('etag', entityTag(head)).send({ ok: true });
}

function writerFrom(known: StateCall['known'], wish: FarmWriter['wish']): FarmWriter | undefined {
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
