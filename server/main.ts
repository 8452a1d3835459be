import { fileURLToPath } from 'node:url';
import { denyEverybody, type Authentication, allowEverybody } from './auth/authentication.ts';
import { GoogleAuthentication } from './auth/google-authentication.ts';
import { createApp } from './http/app.ts';
import { Health } from './http/health.ts';
import { RateLimits } from './http/rate-limits.ts';
import { createOperationsApp } from './operations/operations-app.ts';
import { ServerMetrics } from './operations/server-metrics.ts';
import { SettingError } from './setting-error.ts';
import { readServerSettings, type ServerSettings } from './settings.ts';
import { openStore } from './store/open-store.ts';
import { watchRoom } from './store/room-watch.ts';

/** How long answers under way may take once the server is asked to stop. */
const LAST_ANSWERS_MS = 5_000;
const WEB_ROOT = fileURLToPath(new URL('../dist/web', import.meta.url));

async function run(): Promise<void> {
  const settings = readServerSettings(process.env);
  const store = openStore(settings.store);
  const { metricsAddress } = settings;
  const metrics = metricsAddress ? new ServerMetrics(store, settings.store) : undefined;
  const operations = metrics && createOperationsApp(metrics, store, new Health(store));
  const app = await createApp({
    ...settings,
    webRoot: WEB_ROOT,
    store,
    authentication: metrics
      ? metrics.counting(authenticationFor(settings))
      : authenticationFor(settings),
    metrics,
    limits: new RateLimits(settings.limits.mostAMinute),
    arrivalMs: settings.limits.arrivalMs,
    stallMs: settings.limits.stallMs,
  });
  if (settings.isOpen) {
    app.log.warn('STATE_AUTH=none is unsafe: every program on this machine may open every farm.');
  }

  const roomLimits = { ...settings.room, minFreeBytes: settings.minFreeBytes };
  watchRoom(store, settings.store, roomLimits, (text) => app.log.warn(text));

  const stop = async (signal: string): Promise<void> => {
    app.log.info(`Stopping on ${signal}.`);
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
    await Promise.all([app.close(), operations?.close()]);
    await store.close();
    process.exit(0);
  };
  process.once('SIGINT', (signal) => void stop(signal));
  process.once('SIGTERM', (signal) => void stop(signal));

  if (metricsAddress) await operations?.listen(metricsAddress);
  const address = await app.listen({ host: settings.host, port: settings.port });
  process.stdout.write(`Microgreens Manager is ready on ${readable(address)}\n`);
}

function authenticationFor({ isOpen, google, guests }: ServerSettings): Authentication {
  if (isOpen) return allowEverybody;
  const { clientId } = google;
  return clientId === null
    ? denyEverybody
    : new GoogleAuthentication({ ...google, clientId, guests });
}

/** The address as people type it. */
function readable(address: string): string {
  return address.replace('127.0.0.1', 'localhost');
}

function explain(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}. Another program uses this address; set PORT to a free one.`;
  }
  return error instanceof Error && error.stack ? error.stack : String(error);
}

run().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
