import { denyEverybody } from '#server/auth/authentication.ts';
import { readGoogleSettings } from '#server/google-settings.ts';
import { type AppParts, createApp } from '#server/http/app.ts';
import { RateLimits } from '#server/http/rate-limits.ts';
import { SqliteStateStore } from '#server/store/sqlite/sqlite-state-store.ts';

/** A built web app at an address of this machine. */
export interface ServedWeb {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a built web app on a free port, as the product does.
 *
 * @param parts - What differs from a server on which nobody can sign in.
 */
export async function serveWeb(webRoot: string, parts: Partial<AppParts> = {}): Promise<ServedWeb> {
  const app = await createApp({
    logLevel: 'silent',
    logAddresses: 'hash',
    webRoot,
    store: new SqliteStateStore(),
    authentication: denyEverybody,
    limits: new RateLimits(),
    google: readGoogleSettings({}),
    allowedOrigins: [],
    maxBodyBytes: 1,
    trustedProxies: [],
    arrivalMs: 28_000,
    stallMs: 30_000,
    room: { maxFarms: null, maxStoreBytes: null },
    ...parts,
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => app.close() };
}
