import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './answer.ts';
import type { Health } from './health.ts';

/** Paths that belong to the service and are never a screen of the app. */
const SERVICE_PATH = /^\/(state|farms|health|config\.json|sign-out)(\/|$)/;
/** Paths that exist, though not for every method. */
const KNOWN_PATH = /^\/(|health|config\.json|sign-out|state\/?|state\/[^/]+)$/;

/** An address that no screen has: the app itself says what becomes of it. */
const UNKNOWN_SCREEN = '/unknown-address';
/** The longest name that file systems take; asked for a longer one, they refuse instead of finding nothing. */
const MAX_NAME_LENGTH = 255;

/** Address to answer a request for. An undecodable or too long one counts as an unknown page. */
export function answeredUrl({ method = '', url = '/', headers }: IncomingMessage): string {
  if (!isScreen({ method, url, headers })) return url;
  const path = pathOf({ url });
  return path.length > MAX_NAME_LENGTH || !isReadable(path) ? UNKNOWN_SCREEN : url;
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Serves the built web app.
 *
 * Unknown paths get the start page, so reloads and links to any screen work. Files under `assets/` have a hash
 * in their name and never change; all others are revalidated, above all the service worker.
 */
export async function registerWebApp(
  app: FastifyInstance,
  webRoot: string,
  health: Health,
): Promise<void> {
  if (!existsSync(join(webRoot, 'index.html'))) {
    app.log.warn(`No web app found in ${webRoot}. Serving the API only.`);
    app.get('/', (_request, reply) => health.answer(reply));
    app.setNotFoundHandler(refuseUnknown);
    return;
  }
  await app.register(fastifyStatic, {
    root: webRoot,
    // Its own route lists a folder of a thousand files for each of them, to be sure of capital letters.
    serve: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build lays a packed copy beside each script and style.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(relative(webRoot, path)));
    },
  });
  app.get('/', (request, reply) => {
    decidedByAccept(reply);
    return wantsPage(request) ? reply.sendFile('index.html') : health.answer(reply);
  });
  app.get<{ Params: { '*': string } }>('/*', (request, reply) => {
    // Not returned: an address without a file is answered twice over, and would be listened to at each turn.
    reply.sendFile(request.params['*']);
  });
  app.setNotFoundHandler((request, reply) => {
    decidedByAccept(reply);
    return isScreen(request) ? reply.sendFile('index.html') : refuseUnknown(request, reply);
  });
}

function refuseUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (KNOWN_PATH.test(pathOf(request))) return refuse(reply, 405, 'Method not allowed');
  return refuse(reply, 404, 'Not found');
}

function cacheControl(file: string): string {
  return file.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

function isScreen(request: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const path = pathOf(request);
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    wantsPage(request) &&
    !SERVICE_PATH.test(path) &&
    !path.startsWith('/assets/')
  );
}

function pathOf({ url }: Pick<FastifyRequest, 'url'>): string {
  return (url.split('?', 1)[0] ?? '/').replace(/\/{2,}/g, '/');
}

/** Tells caches that the answer depends on `Accept`. */
function decidedByAccept(reply: FastifyReply): void {
  reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '));
}

function wantsPage({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return (headers.accept ?? '').includes('text/html');
}
