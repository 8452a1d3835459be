import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../network-settings.ts';
import { refuse } from './answer.ts';

/** What whoever starts a server that lets everybody in is told. */
export const OPEN_TO_ALL =
  'STATE_AUTH=none is unsafe: every program on this computer, and every web page open in a browser on this computer, may read, overwrite and delete every farm.';

/** Longer origins are none of a browser's. */
const MAX_ORIGIN = 200;

/**
 * Watches over a server that lets everybody in. It answers under the names of this computer alone, so that no name
 * of a stranger leads to it, and tells, once, that a page of another origin asks.
 */
export function registerOpenService(app: FastifyInstance): void {
  let isTold = false;
  app.addHook('onRequest', async (request, reply) => {
    const { host = '', origin } = request.headers;
    if (!isLoopbackHost(host)) {
      return refuse(reply, 403, 'With STATE_AUTH=none this server answers as localhost alone');
    }
    if (!isTold && origin !== undefined && origin !== `${request.protocol}://${host}`) {
      isTold = true;
      request.log.warn(
        { origin: origin.slice(0, MAX_ORIGIN) },
        'A page of another origin asks for farms: STATE_AUTH=none lets every web page open in a browser on this computer.',
      );
    }
    return undefined;
  });
}

/** Whether a `Host` header names this very computer. */
export function isLoopbackHost(header: string): boolean {
  const url = `http://${header}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}
