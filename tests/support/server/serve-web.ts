import { denyEverybody } from '#server/auth/authentication.ts';
import { readGoogleSettings } from '#server/google-settings.ts';
import { type AppParts, createApp } from '#server/http/app.ts';
import { RateLimits } from '#server/http/rate-limits.ts';
import { SqliteStateStore } from '#server/store/sqlite/sqlite-state-store.ts';

/** What a server without settings is made from, with farms that are forgotten at its end. */
export function serverParts(parts: Partial<AppParts> = {}): AppParts {
  return {
    logLevel: 'silent',
    logAddresses: 'hash',
    webRoot: '/nowhere',
    store: new SqliteStateStore(),
    authentication: denyEverybody,
    limits: new RateLimits(),
    google: readGoogleSettings({}),
    allowedOrigins: [],
    maxBodyBytes: 32 * 1024 * 1024,
    trustedProxies: [],
    arrivalMs: 28_000,
    stallMs: 30_000,
    room: { maxFarms: null, maxStoreBytes: null },
    ...parts,
  };
}

/** Serves a built web app on a free port, as the product does. */
export async function serveWeb(webRoot: string) {
  const app = await createApp(serverParts({ webRoot }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}
