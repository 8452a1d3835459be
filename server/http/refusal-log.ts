import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AddressForm } from '../settings.ts';
import { isLoopbackHost } from './open-service.ts';
import { withoutUser } from './request-log.ts';
import { originOf } from './request-origin.ts';

/** Answers that an attack brings, and what each is about. */
const KINDS: Readonly<Record<number, string>> = {
  401: 'No good token',
  403: 'Not let in',
  429: 'Too many requests',
};
/** A code that counts for nothing; all other answers 404 are mistyped addresses. */
const CODE_CALL = /^\/+farms(\/+(look|join))?\/*(\?|$)/;
const WRONG_CODE = 'No good code';
const LINE_MS = 60_000;
/** Kinds and addresses that are remembered at once; beyond it the oldest gets a new line early. */
const MAX_NAMES = 10_000;

interface Refused {
  readonly since: number;
  /** Answers since the last line. */
  times: number;
}

/**
 * Shows attacks: one `warn` line per minute, kind of refusal and address, with the count since the last line.
 * The `form` hashes addresses; a restart changes the hashes.
 */
export function registerRefusalLog(
  app: FastifyInstance,
  form: AddressForm,
  now: () => number = Date.now,
): void {
  const key = randomBytes(32);
  const refused = new Map<string, Refused>();
  const nameOf = (address: string): string =>
    form === 'plain'
      ? address
      : createHmac('sha256', key).update(address).digest('hex').slice(0, 12);
  app.addHook('onResponse', (request, reply, done) => {
    const kind = kindOf(request, reply.statusCode);
    if (kind !== undefined) tell(request, reply.statusCode, kind);
    done();
  });

  function tell(request: FastifyRequest, status: number, kind: string): void {
    const counted = originOf(request).address ?? request.ip;
    const name = `${status} ${counted}`;
    const before = refused.get(name);
    if (before && now() - before.since < LINE_MS) {
      before.times += 1;
      return;
    }
    refused.delete(name);
    refused.set(name, { since: now(), times: 0 });
    const [oldest] = refused.keys();
    if (refused.size > MAX_NAMES && oldest !== undefined) refused.delete(oldest);
    const address = nameOf(form === 'plain' ? request.ip : counted);
    request.log.warn(
      { ...lineOf(request), status, address, times: 1 + (before?.times ?? 0) },
      kind,
    );
  }
}

function kindOf({ method, url }: FastifyRequest, status: number): string | undefined {
  const isWrongCode = status === 404 && method === 'POST' && CODE_CALL.test(url);
  return isWrongCode ? WRONG_CODE : KINDS[status];
}

const UNTRUSTED =
  'Requests arrive through a proxy that isn’t in TRUSTED_PROXIES, so all its clients share one rate limit.';
const SILENT =
  'A request from this machine asks for another name, as of a proxy that sends no X-Forwarded-For: all who come through it count as programs of this machine. Let it send that, and name it in TRUSTED_PROXIES.';

/** Warns once about an untrusted proxy, and once about a likely proxy that doesn't forward client addresses. */
export function registerProxyWarning(app: FastifyInstance): void {
  const told = new Set<string>();
  const tell = (request: FastifyRequest, text: string): void => {
    if (told.has(text)) return;
    told.add(text);
    request.log.warn(text);
  };
  app.addHook('onRequest', (request, _reply, done) => {
    if (told.size < 2) {
      const { isUntrustedProxy, isLocal } = originOf(request);
      if (isUntrustedProxy) tell(request, UNTRUSTED);
      if (isLocal && !isLoopbackHost(request.headers.host ?? 'localhost')) tell(request, SILENT);
    }
    done();
  });
}

function lineOf({ method, url }: FastifyRequest) {
  return { method, path: withoutUser(url) };
}
