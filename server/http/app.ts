import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import type { LogLevel } from '../settings.ts';
import { refuse } from './answer.ts';
import { registerHealth } from './health.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerWebApp } from './web-app.ts';

/** What a server is made from. */
export interface AppParts {
  readonly logLevel: LogLevel;
  /** The folder of the built web app. */
  readonly webRoot: string;
}

/** The whole server, ready to listen. */
export async function createApp({ logLevel, webRoot }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({ logger: { level: logLevel }, forceCloseConnections: 'idle' });
  await registerSecurityHeaders(app);
  await app.register(compress, {
    // The highest brotli level costs seconds for a few per cent; 5 keeps the first visit quick.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    // The message of an unexpected failure may tell more than a stranger should read.
    return refuse(reply, status, status >= 500 ? 'Something went wrong.' : error.message);
  });
  registerHealth(app);
  await registerWebApp(app, webRoot);
  return app;
}
