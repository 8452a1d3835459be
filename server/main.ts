import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { denyEverybody, type Authentication, allowEverybody } from './auth/authentication.ts';
import { GoogleAuthentication } from './auth/google-authentication.ts';
import type { FastifyInstance } from 'fastify';
import { ServerCertificate, watchCertificate } from './certificate.ts';
import { makeStartCode } from './commands/people-commands.ts';
import { createApp } from './http/app.ts';
import { Health } from './http/health.ts';
import { OPEN_TO_ALL } from './http/open-service.ts';
import { RateLimits } from './http/rate-limits.ts';
import { createOperationsApp } from './operations/operations-app.ts';
import { ServerMetrics } from './operations/server-metrics.ts';
import { SettingError } from './setting-error.ts';
import { readServerSettings, type ServerSettings } from './settings.ts';
import type { StateStore } from './store/state-store.ts';
import { holdsFarms } from './store/holds-farms.ts';
import { openStore } from './store/open-store.ts';
import { watchDiskSpace } from './store/sqlite/watch-disk-space.ts';

/** How long answers under way may take once the server is asked to stop. */
const LAST_ANSWERS_MS = 5_000;
const READ_ALONG =
  'Anyone on this network can read your data, and phones need the server to open the app.';
/** The built app: next to the package's code, or where a checkout builds it. */
const PACKED_WEB = fileURLToPath(new URL('../web', import.meta.url));
const WEB_ROOT = existsSync(PACKED_WEB)
  ? PACKED_WEB
  : fileURLToPath(new URL('../dist/web', import.meta.url));

async function run(): Promise<void> {
  const settings = readServerSettings(process.env);
  const store = openStore(settings.store);
  const { metricsAddress } = settings;
  const metrics = metricsAddress ? new ServerMetrics(store, settings.store) : undefined;
  const operations = metrics && createOperationsApp(metrics, store, new Health(store));
  const { certificateFiles } = settings;
  const certificate = certificateFiles && new ServerCertificate(certificateFiles);
  const app = await createApp({
    ...settings,
    certificate,
    webRoot: WEB_ROOT,
    store,
    authentication: metrics
      ? metrics.counting(authenticationFor(settings, store))
      : authenticationFor(settings, store),
    metrics,
    limits: new RateLimits(settings.limits.mostAMinute),
    arrivalMs: settings.limits.arrivalMs,
    stallMs: settings.limits.stallMs,
  });

  if (certificate) watchOver(certificate, app);

  const roomLimits = { ...settings.room, minFreeBytes: settings.minFreeBytes };
  watchDiskSpace(store, settings.store, roomLimits, (text) => app.log.warn(text));

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
  const scheme = certificate ? 'https:' : 'http:';
  process.stdout.write(
    `Microgreens Manager is ready on ${readable(address).replace(/^https?:/, scheme)}\n`,
  );
  if (settings.isOpen) process.stdout.write(`${OPEN_TO_ALL}\n`);
  if (settings.farms?.isInsecureLanFine) process.stdout.write(`${READ_ALONG}\n`);
  await offerStartCode(store, settings.farms);
}

/** Reloads the certificate on SIGHUP and warns before it expires. */
function watchOver(certificate: ServerCertificate, app: FastifyInstance): void {
  watchCertificate(certificate, (text) => app.log.warn(text));
  process.on('SIGHUP', () => {
    try {
      certificate.reload();
      app.log.info('The certificate was read again.');
    } catch (error) {
      app.log.error(`${explain(error)} Keeping the previous certificate.`);
    }
  });
}

/** Shows a start code on the terminal of a server without farms. Never logs one. */
async function offerStartCode(store: StateStore, farms: ServerSettings['farms']): Promise<void> {
  if (!process.stdout.isTTY || !farms?.creation.includes('code')) return;
  try {
    if (await holdsFarms(store)) return;
    process.stdout.write(`Start code: ${await makeStartCode(store.members)}`);
  } catch {
    // A server may start before its database; the command gives a code then.
  }
}

function authenticationFor(
  { isOpen, google, guests }: ServerSettings,
  store: StateStore,
): Authentication {
  if (isOpen) return allowEverybody;
  const { clientId } = google;
  if (clientId === null) return denyEverybody;
  return new GoogleAuthentication({ ...google, clientId, guests, store });
}

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
