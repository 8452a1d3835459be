import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { LogLevel } from '../settings.ts';
import { sha256Hex } from '../store/packed-document.ts';

/**
 * How the server logs: one JSON a line, without bodies, tokens, addresses or names of users.
 *
 * @param write - Takes the lines in place of standard output.
 */
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

/** Whether a level of the log shows a line for every answer; otherwise none is made. */
export function isRequestLogged(level: LogLevel): boolean {
  return level === 'info' || level === 'debug' || level === 'trace';
}

/** One line for every answer. */
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

/** What stands in paths below `/farms` besides ids. */
const WORDS = new Set(['look', 'join', 'members', 'devices', 'invites', 'me']);

/** The path of a request, with the first digits of a hash in place of the user, and of every id of a farm's people. */
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
