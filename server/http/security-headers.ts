import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { GoogleServiceSettings } from '../google-settings.ts';

/**
 * Content security policy of the app's pages.
 *
 * Written out in full: the default set upgrades requests to HTTPS, and a farm that serves plain HTTP would get
 * a blank page.
 */
function contentPolicy(google: GoogleServiceSettings): Readonly<Record<string, string[]>> {
  const { scripts, frames, calls, pictures } = sourcesOf(google);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    // The interface kit writes its colours and responsive spacing as <style> elements while the app
    // runs. Their text changes with the theme, so neither a hash nor a stored nonce can name them.
    'style-src': ["'self'", "'unsafe-inline'", ...frames],
    // Logos are data URLs; a signed-in grower's picture comes from Google.
    'img-src': ["'self'", 'data:', ...pictures],
    'connect-src': ["'self'", ...frames, ...calls],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? [...frames] : ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** Google addresses that pages may use; none without sign-in. */
function sourcesOf(google: GoogleServiceSettings) {
  if (google.clientId === null) return { scripts: [], frames: [], calls: [], pictures: [] };
  const called = [google.userInfoUrl, google.revokeUrl, google.calendarUrl];
  return {
    scripts: [withoutQuery(google.scriptUrl)],
    // The script has its frame, its style and its answers beside itself.
    frames: [withoutQuery(new URL('.', google.scriptUrl).href)],
    calls: [...new Set(called.map((url) => new URL(url).origin))],
    pictures: [picturesOf(new URL(google.userInfoUrl))],
  };
}

/** Origin of profile pictures. A test stand-in serves them itself. */
function picturesOf({ hostname, origin }: URL): string {
  return hostname.endsWith('.googleapis.com') ? 'https://*.googleusercontent.com' : origin;
}

/** An address as a policy can name it; its separators would begin another rule. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');
}

const UNUSED_DEVICE_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS_POLICY = UNUSED_DEVICE_FEATURES.map((feature) => `${feature}=()`).join(', ');

/** Not enforced yet: browsers only tell, in their console, what would hand texts to them as code. */
const WATCHED_POLICY = "require-trusted-types-for 'script'";
const DAY_S = 86_400;
const YEAR_S = 365 * DAY_S;

/** Puts the security headers on every answer, refusals included. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  google: GoogleServiceSettings,
  hasCertificate: boolean,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(google) },
    // A sign-in window of another origin must still be able to report back to the page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    // Names below the farm's may be other machines. A certificate of one's own may be given up for plain http again.
    strictTransportSecurity: {
      maxAge: hasCertificate ? DAY_S : YEAR_S,
      includeSubDomains: false,
    },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'permissions-policy': PERMISSIONS_POLICY,
      'content-security-policy-report-only': WATCHED_POLICY,
    });
  });
}
