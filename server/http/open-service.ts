import type { FastifyInstance } from 'fastify';
import { isLoopback } from '../network-settings.ts';
import { refuse } from './answer.ts';

export const OPEN_TO_ALL =
  'STATE_AUTH=none is unsafe: every program on this computer, and every web page open in a browser on this computer, may read, overwrite and delete every farm.';

/** Browsers have no longer origins. */
const MAX_ORIGIN = 200;

/**
 * Guards a server that allows everyone. It answers only under this computer's own names, so no foreign name can
 * resolve to it, and logs once if a page of another origin asks.
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

export function isLoopbackHost(header: string): boolean {
  const url = `http://${header}`;
  return URL.canParse(url) && isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''));
}
