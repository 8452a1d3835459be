import { NO_STORE } from './answer.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Origins that may read the answers: `any`, or a list besides the server's own. */
export type AllowedOrigins = 'any' | readonly string[];

const METHODS = 'GET, PUT, POST, DELETE, OPTIONS';
/** For pages that ask for it, which those without keys never do. */
const METHODS_OF_DEVICES = 'GET, PUT, POST, PATCH, DELETE, OPTIONS';
const SENT =
  'Authorization, Content-Type, Content-Encoding, If-Match, If-None-Match, Cache-Control, Pragma';
/** Without this a page of another origin could not read them; `Date` corrects a wrong clock. */
const READ = 'ETag, Date, Retry-After, X-State-Deleted-At';
const READ_BY_DEVICES = `${READ}, X-Farm-Role`;

const VARY = { vary: 'Origin' } as const;
const NONE = {} as const;

/** Lets pages of allowed origins use the service, and answers every OPTIONS with 204. */
export function registerCors(app: FastifyInstance, allowed: AllowedOrigins): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(originHeaders(request, allowed));
    if (request.method === 'OPTIONS') {
      return reply.code(204).headers(NO_STORE).send();
    }
    return undefined;
  });
}

/** The headers that say whose pages may read an answer. */
export function originHeaders(
  { headers }: Pick<FastifyRequest, 'headers'>,
  allowed: AllowedOrigins,
): Readonly<Record<string, string>> {
  const { origin } = headers;
  const vary = allowed === 'any' ? NONE : VARY;
  const asksForPatch = headers['access-control-request-method'] === 'PATCH';
  const hasKey = /^Bearer +mgm_/i.test(headers.authorization ?? '');
  if (origin === undefined || !(allowed === 'any' || allowed.includes(origin))) return vary;
  return {
    ...vary,
    'access-control-allow-origin': allowed === 'any' ? '*' : origin,
    'access-control-allow-methods': asksForPatch ? METHODS_OF_DEVICES : METHODS,
    'access-control-allow-headers': SENT,
    'access-control-expose-headers': hasKey ? READ_BY_DEVICES : READ,
    'access-control-max-age': '86400',
  };
}

/** Adds a header that cross-origin readers of the answer may read too. */
export function addReadableHeader(reply: FastifyReply, name: string, value: string): void {
  const exposed = reply.header(name, value).getHeader('access-control-expose-headers');
  if (exposed) reply.header('access-control-expose-headers', `${String(exposed)}, ${name}`);
}
