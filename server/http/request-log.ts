import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LogLevel } from '../settings.ts';
import { sha256Hex } from '../store/stored-farm.ts';

/** Logs one JSON line per entry, without bodies, tokens, addresses or user names. */
export function logOptions(level: LogLevel, write?: (line: string) => void): FastifyServerOptions {
  return {
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level,
      ...(write && { stream: { write } }),
      serializers: {
        req: () => ({}),
        res: () => ({}),
        err: (error: Error) => ({
          type: error.name,
          message: error.message,
          // Databases put whole rows beside their errors; the stack has none of it.
          stack: error.stack ?? '',
        }),
      },
    },
  };
}

export function isRequestLogged(level: LogLevel): boolean {
  return level === 'info' || level === 'debug' || level === 'trace';
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: withoutUser(request.url),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Words in paths below `/farms` other than ids. */
const WORDS = new Set(['look', 'join', 'members', 'devices', 'invites', 'me']);

/** Path of a request with hashes in place of user and member ids. */
export function withoutUser(url: string): string {
  const [path = ''] = url.split('?', 1);
  return path
    .replace(/^\/+state\/+(.+)$/, (_, user: string) => `/state/${shortHash(user)}`)
    .replace(/^\/+farms\/+(.+)$/, (_, rest: string) => {
      const parts = rest.split('/').filter((part) => part !== '');
      return `/farms/${parts.map((part) => (WORDS.has(part) ? part : shortHash(part))).join('/')}`;
    });
}

function shortHash(name: string): string {
  return sha256Hex(name).slice(0, 12);
}
