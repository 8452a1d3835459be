import { NO_STORE } from './answer.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Whose pages may read the answers: `any`, or the listed origins besides the server's own. */
export type AllowedOrigins = 'any' | readonly string[];

const METHODS = 'GET, PUT, POST, DELETE, OPTIONS';
const SENT =
  'Authorization, Content-Type, Content-Encoding, If-Match, If-None-Match, Cache-Control, Pragma';
/** Without this a page of another origin could not read them; `Date` corrects a wrong clock. */
const READ = 'ETag, Date, Retry-After, X-State-Deleted-At';

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
  { headers: { origin } }: FastifyRequest,
  allowed: AllowedOrigins,
): Readonly<Record<string, string>> {
  const vary = allowed === 'any' ? NONE : VARY;
  if (origin === undefined || !(allowed === 'any' || allowed.includes(origin))) return vary;
  return {
    ...vary,
    'access-control-allow-origin': allowed === 'any' ? '*' : origin,
    'access-control-allow-methods': METHODS,
    'access-control-allow-headers': SENT,
    'access-control-expose-headers': READ,
    'access-control-max-age': '86400',
  };
}
