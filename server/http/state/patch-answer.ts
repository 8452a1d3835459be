import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, isOneOfTags, readTags } from '../../store/entity-tag.ts';
import { refuse, refuseForQuota } from '../answer.ts';
import {
  answerWritten,
  refuseConflict,
  sentBytes,
  type StateAnswerParts,
} from './state-answers.ts';

/** `PATCH`: changes only the helper slices of the version in the request. */
export async function answerPatch(
  parts: StateAnswerParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { store, userId, lane, known, workers, pauses, room, maxBodyBytes } = parts;
  const tags = readTags(request.headers['if-match'] ?? '');
  if (!known || tags.length === 0 || tags.includes('*')) {
    return refuse(reply, 428, 'If-Match is needed');
  }
  const stored = await store.read(userId);
  if (!stored || !isOneOfTags(entityTag(stored), tags)) {
    return refuseConflict(reply, await store.head(userId));
  }
  const now = Date.now();
  const { deviceId, keyHash } = known.device;
  const prepared = await workers.patch(lane, {
    ...sentBytes(request, maxBodyBytes),
    document: stored.document,
    sender: { deviceId, now },
  });
  if (prepared.kind === 'refused') {
    const { status, reason: error, slices } = prepared;
    return slices
      ? reply.code(status).send({ ok: false, error, slices })
      : refuse(reply, status, error);
  }
  const lack = await room.lackFor(userId);
  if (lack) return refuseForQuota(reply, lack);
  const condition = { kind: 'tagged', tags: readTags(entityTag(stored)) } as const;
  const writer = { keyHash, wish: 'patch' } as const;
  const { document } = prepared;
  const write = () => store.write(userId, document, condition, now, writer);
  return answerWritten(parts, await pauses.run(lane, document, write), now, reply);
}
