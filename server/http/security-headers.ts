import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a page of ours may load and do.
 *
 * Written out in full instead of on top of a default set: that set upgrades every request to HTTPS,
 * and a farm that serves its own network over plain HTTP would get a blank page.
 */
const CONTENT_SECURITY_POLICY = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // The interface kit writes its colours and responsive spacing as <style> elements while the app
  // runs. Their text changes with the theme, so neither a hash nor a stored nonce can name them.
  'style-src': ["'self'", "'unsafe-inline'"],
  // Logos are data URLs; a signed-in grower's picture comes from Google.
  'img-src': ["'self'", 'data:', 'https:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

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

/** Puts the security headers on every answer, refusals included. */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    // A sign-in window of another origin must still be able to report back to the page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
}
