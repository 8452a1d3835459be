import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entityTag, isOneOfTags, readTags } from '../store/entity-tag.ts';
import type { StateStore } from '../store/state-store.ts';
import { type AllowedOrigins, originHeaders } from './cors.ts';
import type { LastReads } from './last-reads.ts';
import { decideOn, type Gate } from './state-gate.ts';
import { isUserId, STATE_OF_USER } from './state-address.ts';

const UNCHANGED = { 'cache-control': 'no-store, no-transform' } as const;

/** What is asked before a device is told that its farm is the newest. */
export interface UnchangedParts extends Gate {
  readonly store: StateStore;
  readonly allowedOrigins: AllowedOrigins;
  readonly lastReads: LastReads;
}

/**
 * Tells a device that the farm it has is the newest one (304).
 *
 * Every device asks this three times a minute and hardly ever gets another answer, so it comes before all that
 * an answer with a body needs: the headers of a page, packing, the turns of large farms. Whoever is not let in,
 * or has another farm, is answered further on like anybody else; what was decided here is not decided again.
 */
export function registerUnchangedFarm(app: FastifyInstance, parts: UnchangedParts): void {
  app.addHook('onRequest', async (request, reply) => {
    const userId = askedFor(request);
    if (userId === undefined) return undefined;
    const decision = await decideOn(request, parts, userId);
    if (decision.kind !== 'admitted') return undefined;
    const etag = await unchangedTag(request, parts.store, userId);
    if (etag === undefined) return undefined;
    parts.lastReads.read(userId, Date.now());
    // Without a body there is nothing left to do for those who look at what is sent.
    reply.hijack();
    const role = decision.known ? { 'x-farm-role': decision.known.member.role } : {};
    const headers = {
      ...originHeaders(request, parts.allowedOrigins),
      ...UNCHANGED,
      etag,
      ...role,
    };
    reply.raw.writeHead(304, headers).end();
    return reply;
  });
}

/** Whose farm is asked for by a device that has one. */
function askedFor({ method, headers, routeOptions, params }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] === undefined) return undefined;
  if (routeOptions.url !== STATE_OF_USER) return undefined;
  // The route has just this parameter.
  const { userId } = params as { readonly userId: string };
  return isUserId(userId) ? userId : undefined;
}

/** The tag of the newest farm when the device has that one. */
async function unchangedTag(
  { headers }: FastifyRequest,
  store: StateStore,
  userId: string,
): Promise<string | undefined> {
  const has = headers['if-none-match'] ?? '';
  try {
    if (has === '*') {
      const head = await store.head(userId);
      return head?.document ? entityTag(head) : undefined;
    }
    const etag = await store.tag(userId);
    return has === etag || isOneOfTags(etag, readTags(has)) ? etag : undefined;
  } catch {
    // A store that does not answer is told further on.
    return undefined;
  }
}
