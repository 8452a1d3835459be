import { expect, test } from 'vitest';
import { aRunningServer } from '#tests/support/running-server.ts';

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

test('a page over plain HTTP is not forced to HTTPS, so a farm can serve its own network', async () => {
  const server = await aRunningServer();
  const policy = (await fetch(server)).headers.get('content-security-policy');
  expect(policy).not.toContain('upgrade-insecure-requests');
});
