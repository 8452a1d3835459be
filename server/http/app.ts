import type { RequestListener } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ServerCertificate } from '../certificate.ts';
import type { Authentication } from '../auth/authentication.ts';
import { EVERYBODY } from '../auth/allow-list.ts';
import type { ServerSettings } from '../settings.ts';
import { type StateStore, StoreUnavailable } from '../store/state-store.ts';
import { roomIn } from '../store/sqlite/store-quota.ts';
import { registerProbes } from '../operations/probes.ts';
import type { ServerMetrics } from '../operations/server-metrics.ts';
import { refuse } from './answer.ts';
import { registerConfig } from './config.ts';
import { registerCors } from './cors.ts';
import { registerFarms } from './farms/farm-routes.ts';
import { Health, registerHealth } from './health.ts';
import { lastReads } from './state/last-reads.ts';
import { registerOpenService } from './open-service.ts';
import { BODY_PACKINGS } from './body/packed-body.ts';
import type { RateLimits } from './rate-limits.ts';
import { registerProxyWarning, registerRefusalLog } from './refusal-log.ts';
import { markTrustedLoopback } from './request-origin.ts';
import { isRequestLogged, logOptions, registerRequestLog } from './request-log.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerSignOut } from './sign-out.ts';
import { passesGate } from './state/state-gate.ts';
import { registerState } from './state/state-routes.ts';
import { registerUnchangedFarm } from './state/unchanged-farm.ts';
import { answeredUrl, registerWebApp } from './web-app.ts';

export interface AppParts
  extends
    Pick<
      ServerSettings,
      | 'logLevel'
      | 'logAddresses'
      | 'google'
      | 'allowedOrigins'
      | 'maxBodyBytes'
      | 'trustedProxies'
      | 'room'
    >,
    Pick<ServerSettings['limits'], 'arrivalMs' | 'stallMs'>,
    Partial<Pick<ServerSettings, 'isOpen' | 'guests' | 'farms'>> {
  /** Takes the lines of the log in place of standard output. */
  readonly logTo?: (line: string) => void;
  readonly webRoot: string;
  readonly store: StateStore;
  readonly metrics?: ServerMetrics | undefined;
  readonly authentication: Authentication;
  readonly limits: RateLimits;
  /** With what it speaks https itself; absent where it speaks http. */
  readonly certificate?: ServerCertificate | undefined;
}

const MAX_PATH_PART_LENGTH = 8_192;

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { store, maxBodyBytes, stallMs, allowedOrigins, authentication, limits, farms } = parts;
  const keys = farms && {
    members: store.members,
    erasedAt: (userId: string) => store.erasedAt(userId),
    isInsecureLanFine: farms.isInsecureLanFine,
    guests: parts.guests ?? EVERYBODY,
  };
  const gate = { authentication, limits, keys };
  const room = roomIn(store, parts.room);
  const { certificate } = parts;
  const app = Fastify({
    ...logOptions(parts.logLevel, parts.logTo),
    forceCloseConnections: 'idle',
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    requestTimeout: parts.arrivalMs,
    ...listeningBy(parts),
    rewriteUrl: answeredUrl,
    // A doubled slash must not lead around the checks of a path.
    routerOptions: { maxParamLength: MAX_PATH_PART_LENGTH, ignoreDuplicateSlashes: true },
    frameworkErrors: (error, request, reply) => {
      void refuseBadUrl(request, reply, error.statusCode ?? 400, gate);
    },
  });
  parts.metrics?.observe(app);
  if (isRequestLogged(parts.logLevel)) registerRequestLog(app);
  registerRefusalLog(app, parts.logAddresses);
  registerProxyWarning(app);
  if (parts.isOpen) registerOpenService(app);
  const noteRead = lastReads(store);
  const { metrics, isOpen = false } = parts;
  const isBehindLocalProxy = markTrustedLoopback(app, parts.trustedProxies);
  const isWatched =
    isOpen || isBehindLocalProxy || metrics !== undefined || isRequestLogged(parts.logLevel);
  registerUnchangedFarm(app, { ...gate, store, allowedOrigins, noteRead, isWatched });
  await registerSecurityHeaders(app, parts.google, certificate !== undefined);
  registerCors(app, allowedOrigins);
  await app.register(compress, {
    // The highest brotli level costs seconds for a few per cent; 5 keeps the first visit quick.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
    ...BODY_PACKINGS,
  });
  app.setErrorHandler(answerError);
  const health = new Health(parts.store);
  registerHealth(app, health);
  registerProbes(app, parts.store, health);
  registerConfig(app, { google: parts.google, farms, certificate });
  await registerState(app, { ...gate, store, maxBodyBytes, stallMs, room, noteRead, farms });
  if (keys) await registerFarms(app, { ...gate, keys, store, farms, room });
  await registerSignOut(app, gate);
  await registerWebApp(app, parts.webRoot, health);
  return app;
}

function listeningBy({ certificate, arrivalMs: requestTimeout }: AppParts) {
  const times = {
    headersTimeout: Math.min(15_000, requestTimeout),
    connectionsCheckingInterval: 1_000,
  };
  if (certificate === undefined) return { http: times };
  return {
    serverFactory: (listener: RequestListener) =>
      certificate.createServer({ ...times, requestTimeout }, listener),
  };
}

function answerError(
  error: Error & { statusCode?: number },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof StoreUnavailable) {
    request.log.error(error);
    return refuse(reply.header('retry-after', '5'), 503, 'The store does not answer');
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error(error);
  // The message of an unexpected failure may tell more than a stranger should read.
  return refuse(reply, status, status >= 500 ? 'Something went wrong.' : error.message);
}

/** A path that cannot be read is refused like any other: first of all those who may not ask. */
async function refuseBadUrl(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  gate: Parameters<typeof passesGate>[2],
): Promise<void> {
  const isState = /^\/+state\//.test(request.url);
  if (isState && !(await passesGate(request, reply, gate, undefined))) return;
  refuse(reply, status, 'The address cannot be read');
}
