import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { readGoogleSettings } from '#server/google-settings.ts';
import { aRunningServer, BUILT_FILES, serverParts } from '#tests/support/server/running-server.ts';
import { writeCertificate } from '#tests/support/server/test-certificates.ts';
import { ServerCertificate } from '../certificate.ts';
import { createApp } from './app.ts';

test.each(['/', '/health', '/nothing-here'])('%s carries the security headers', async (path) => {
  const server = await aRunningServer();
  const { headers } = await fetch(server + path);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('a page may run only our own scripts, never inline ones, and no one may frame it', async () => {
  const server = await aRunningServer();
  const policy = (await fetch(server)).headers.get('content-security-policy')?.split(';') ?? [];
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("worker-src 'self'");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
});

test('where one can sign in, a page may use what of Google it needs for that', async () => {
  const google = readGoogleSettings({ GOOGLE_CLIENT_ID: 'farm-app' });
  const server = await aRunningServer(BUILT_FILES, { google });
  const policy = (await fetch(server)).headers.get('content-security-policy')?.split(';') ?? [];
  expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client");
  expect(policy).toContain('frame-src https://accounts.google.com/gsi/');
  expect(policy).toContain(
    "connect-src 'self' https://accounts.google.com/gsi/ https://www.googleapis.com https://oauth2.googleapis.com",
  );
});

test('a stand-in for Google takes its place in the policy, whatever its address looks like', async () => {
  const fake = 'http://127.0.0.1:9';
  const google = readGoogleSettings({
    GOOGLE_CLIENT_ID: 'farm-app',
    GOOGLE_SCRIPT_URL: `${fake}/gsi;x,y/client?a=1`,
    GOOGLE_USERINFO_URL: `${fake}/userinfo`,
    GOOGLE_REVOKE_URL: `${fake}/revoke`,
    GOOGLE_CALENDAR_URL: `${fake}/calendar/v3`,
  });
  const server = await aRunningServer(BUILT_FILES, { google });
  const policy = (await fetch(server)).headers.get('content-security-policy')?.split(';') ?? [];
  expect(policy).toContain(`script-src 'self' ${fake}/gsi%3Bx%2Cy/client`);
  expect(policy).toContain(`connect-src 'self' ${fake}/gsi%3Bx%2Cy/ ${fake}`);
  expect(policy.join(' ')).not.toContain('google');
});

test('pictures come from us and, of those who signed in, from Google; from nowhere else', async () => {
  const policyOf = async (environment: Record<string, string>) => {
    const server = await aRunningServer(BUILT_FILES, { google: readGoogleSettings(environment) });
    return (await fetch(server)).headers.get('content-security-policy')?.split(';') ?? [];
  };
  expect(await policyOf({})).toContain("img-src 'self' data:");
  expect(await policyOf({ GOOGLE_CLIENT_ID: 'farm-app' })).toContain(
    "img-src 'self' data: https://*.googleusercontent.com",
  );
});

test('a page over plain HTTP is not forced to HTTPS, so a farm can serve its own network', async () => {
  const server = await aRunningServer();
  const policy = (await fetch(server)).headers.get('content-security-policy');
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('https is asked for at the farm’s own name alone, for a day where the certificate is one’s own', async () => {
  const hstsOf = async (certificate?: ServerCertificate) => {
    const app = await createApp(serverParts({ certificate }));
    onTestFinished(() => app.close());
    return (await app.inject('/health')).headers['strict-transport-security'];
  };
  const folder = aFolder();
  expect(await hstsOf()).toBe('max-age=31536000');
  const own = new ServerCertificate(writeCertificate(folder, { cert: 'farm-a.example' }));
  expect(await hstsOf(own)).toBe('max-age=86400');
});

test('what hands texts to the browser as code is told in its console, and not kept from working', async () => {
  const { headers } = await fetch(await aRunningServer());
  expect(headers.get('content-security-policy-report-only')).toBe(
    "require-trusted-types-for 'script'",
  );
  expect(headers.get('content-security-policy')).not.toContain('trusted-types');
});
