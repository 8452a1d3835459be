import { NO_STORE } from './answer.ts';
import type { FastifyInstance } from 'fastify';
import { type AppConfig, NO_CONFIG } from '#state/google/app-config.ts';
import packageFile from '../../package.json' with { type: 'json' };
import type { ServerCertificate } from '../certificate.ts';
import type { FarmsSettings } from './farms/farms-parts.ts';
import type { GoogleServiceSettings } from '../google-settings.ts';

/** `/config.json`: what the app must know about the server before sign-in. */
export function registerConfig(
  app: FastifyInstance,
  {
    google,
    farms,
    certificate,
  }: {
    readonly google: GoogleServiceSettings;
    readonly farms: FarmsSettings | undefined;
    readonly certificate: Pick<ServerCertificate, 'endsAt'> | undefined;
  },
): void {
  const { tokenInfoUrl: _, keysUrl: __, ...shown } = google;
  const config = (): AppConfig => ({
    ...shown,
    version: packageFile.version,
    calendarScopes: NO_CONFIG.calendarScopes,
    // Pages of other origins have a configuration of their own beside them.
    syncOrigins: null,
    farms: {
      creation: (farms?.creation ?? []).filter((way) => way === 'code' || google.clientId !== null),
      publicOrigin: farms?.publicOrigin ?? null,
      certificateEndsAt: certificate ? new Date(certificate.endsAt).toISOString() : null,
    },
    demo: new URL(google.scriptUrl).origin !== new URL(NO_CONFIG.scriptUrl).origin,
  });
  app.get('/config.json', { exposeHeadRoute: false }, (_request, reply) =>
    reply.headers(NO_STORE).send(config()),
  );
}
