import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { entityTag, isOneOfTags, readTags } from '../../store/stored-farm.ts';
import type { StateStore } from '../../store/state-store.ts';
import { type AllowedOrigins, originHeaders } from '../cors.ts';
import { isDeviceKey } from '../key-gate.ts';
import type { NoteRead } from './last-reads.ts';
import { isForwarded } from '../request-origin.ts';
import {
  type AskingRequest,
  bearerToken,
  type Decision,
  decideOn,
  decideOnAccount,
  type Gate,
} from './state-gate.ts';
import { isUserId, STATE_OF_USER } from './state-address.ts';

const UNCHANGED = { 'cache-control': 'no-store, no-transform' } as const;
/** The address of a farm as every device writes it. */
const PLAIN_ADDRESS = /^\/state\/([\w.-]+)$/;

interface UnchangedParts extends Gate {
  readonly store: StateStore;
  readonly allowedOrigins: AllowedOrigins;
  readonly noteRead: NoteRead;
  /** Whether every request is looked at before, or every answer counted or logged. */
  readonly isWatched: boolean;
}

/**
 * Answers 304 if a device already has the newest farm.
 *
 * Every device asks this three times a minute, and the farm rarely differs. So it runs before page headers,
 * packing and the queue of large farms. Other requests continue, with the decision already made.
 */
export function registerUnchangedFarm(app: FastifyInstance, parts: UnchangedParts): void {
  app.addHook('onRequest', async (request, reply) => {
    const userId = askedFor(request);
    if (userId === undefined) return undefined;
    const headers = await unchanged(request, userId, decideOn(request, parts, userId), parts);
    if (headers === undefined) return undefined;
    // Without a body there is nothing left to do for those who look at what is sent.
    reply.hijack();
    reply.raw.writeHead(304, headers).end();
    return reply;
  });
  if (!parts.isWatched) answerBeforeRoutes(app, parts);
}

/**
 * The same before a route is looked for, which takes as long as all that is asked here: for a request of an account
 * that comes straight to this server. It ends where the server is about to close.
 */
function answerBeforeRoutes(app: FastifyInstance, parts: UnchangedParts): void {
  const { server } = app;
  const routes = server.listeners('request') as RequestListener[];
  let isClosing = false;
  app.addHook('preClose', async () => void (isClosing = true));
  const passOn: RequestListener = (raw, answer) => {
    for (const route of routes) route.call(server, raw, answer);
  };
  server.removeAllListeners('request');
  server.on('request', (raw, answer) => {
    const userId = isClosing ? undefined : askedPlainly(raw);
    if (userId === undefined) return passOn(raw, answer);
    const { headers, socket, method = '' } = raw;
    const request: AskingRequest = { raw, headers, socket, method, ip: socket.remoteAddress ?? '' };
    unchanged(request, userId, decideOnAccount(request, parts, userId), parts).then(
      (told) => (told ? answer.writeHead(304, told).end() : passOn(raw, answer)),
      () => passOn(raw, answer),
    );
  });
}

/** Farm requested by a device that already has one. */
function askedFor({ method, headers, routeOptions, params }: FastifyRequest): string | undefined {
  if (method !== 'GET' || headers['if-none-match'] === undefined) return undefined;
  if (routeOptions.url !== STATE_OF_USER) return undefined;
  // The route has just this parameter.
  const { userId } = params as { readonly userId: string };
  return isUserId(userId) ? userId : undefined;
}

/** The same of a request that nothing is unusual about. */
function askedPlainly(raw: IncomingMessage): string | undefined {
  const { method, headers, url = '' } = raw;
  if (method !== 'GET' || headers['if-none-match'] === undefined || isForwarded(raw))
    return undefined;
  const userId = PLAIN_ADDRESS.exec(url)?.[1];
  return userId === undefined || !isUserId(userId) || isDeviceKey(bearerToken(raw))
    ? undefined
    : userId;
}

/** The headers of the answer that the farm is the newest one; absent where that is not the answer. */
async function unchanged(
  request: AskingRequest,
  userId: string,
  decided: Promise<Decision>,
  { store, allowedOrigins, noteRead }: UnchangedParts,
): Promise<OutgoingHttpHeaders | undefined> {
  const decision = await decided;
  if (decision.kind !== 'admitted') return undefined;
  const etag = await unchangedTag(request, store, userId);
  if (etag === undefined) return undefined;
  noteRead(userId);
  const role = decision.known ? { 'x-farm-role': decision.known.member.role } : {};
  return { ...originHeaders(request, allowedOrigins), ...UNCHANGED, etag, ...role };
}

/** The tag of the newest farm when the device has that one. */
async function unchangedTag(
  { headers }: AskingRequest,
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
