import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request } from 'node:https';
import { connect as connectPlainly } from 'node:net';
import { join } from 'node:path';
import { connect, type PeerCertificate, type TLSSocket } from 'node:tls';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { USUAL_FARMS } from '#tests/support/members/farm-members.ts';
import { serverParts } from '#tests/support/server/running-server.ts';
import { writeCertificate } from '#tests/support/server/test-certificates.ts';
import { readCertificateFiles, ServerCertificate, watchCertificate } from './certificate.ts';
import { type AppParts, createApp } from './http/app.ts';
import { SettingError } from './setting-error.ts';

const END = Date.UTC(2126, 9, 29, 14, 10, 42);
const DAY = 86_400_000;

/** A server that speaks https itself, and how it is asked; nobody else trusts its certificate. */
async function aSecureServer(parts: Partial<AppParts> = {}) {
  const folder = aFolder();
  const certificate = new ServerCertificate(writeCertificate(folder, { cert: 'farm-a.example' }));
  const app = await createApp(serverParts({ certificate, farms: USUAL_FARMS, ...parts }));
  onTestFinished(() => app.close());
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const port = Number(new URL(address).port);
  return { folder, certificate, port };
}

/** Who a server says it is, and how it speaks. */
function peerOf(port: number, maxVersion?: 'TLSv1.1'): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', rejectUnauthorized: false };
    const old = maxVersion && {
      minVersion: 'TLSv1' as const,
      maxVersion,
      ciphers: 'ALL@SECLEVEL=0',
    };
    const socket: TLSSocket = connect({ ...options, ...old }, () => {
      resolve(socket.getPeerCertificate());
      socket.end();
    });
    socket.on('error', reject);
  });
}

function ask(
  port: number,
  path: string,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, rejectUnauthorized: false, agent: false };
    const asked = request(options, (answer) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a server with a certificate serves https and reports its expiry', async () => {
  const { port } = await aSecureServer();
  expect((await ask(port, '/health')).status).toBe(200);
  expect((await peerOf(port)).subject.CN).toBe('farm-a.example');
  await expect(peerOf(port, 'TLSv1.1')).rejects.toThrow();
  const config: unknown = JSON.parse((await ask(port, '/config.json')).text);
  expect(config).toMatchObject({ farms: { certificateEndsAt: new Date(END).toISOString() } });
});

test('a new certificate counts for the next connection; a pair that does not fit changes nothing', async () => {
  const { folder, certificate, port } = await aSecureServer();
  writeCertificate(folder, { cert: 'farm-b.example' });
  certificate.reload();
  expect((await peerOf(port)).subject.CN).toBe('farm-b.example');
  writeCertificate(folder, { cert: 'farm-a.example', key: 'farm-b.example' });
  expect(() => certificate.reload()).toThrow('the key is not the one of the certificate');
  writeFileSync(join(folder, 'server.crt'), 'nonsense');
  expect(() => certificate.reload()).toThrow(SettingError);
  expect((await peerOf(port)).subject.CN).toBe('farm-b.example');
});

test('who connects and says nothing is not waited for', async () => {
  const { port } = await aSecureServer({ arrivalMs: 300 });
  const silent = connectPlainly(port, '127.0.0.1');
  onTestFinished(() => void silent.destroy());
  await once(silent, 'connect');
  await expect(once(silent, 'close')).resolves.toBeDefined();
});

test('a certificate that expires within thirty days is reported', () => {
  const files = writeCertificate(aFolder(), { cert: 'farm-a.example' });
  const certificate = new ServerCertificate(files);
  expect(certificate.warning(END - 32 * DAY)).toBeUndefined();
  expect(certificate.warning(END - 30 * DAY)).toContain('ends on 2126-10-29');
  expect(certificate.warning(END + DAY)).toContain('ended on 2126-10-29');
});

test('a certificate is reported once a day from thirty days before it expires', () => {
  vi.useFakeTimers({ now: END - 31 * DAY + 1 });
  onTestFinished(() => void vi.useRealTimers());
  const told: string[] = [];
  const files = writeCertificate(aFolder(), { cert: 'farm-a.example' });
  watchCertificate(new ServerCertificate(files), (text) => told.push(text));
  expect(told).toHaveLength(1);
  vi.advanceTimersByTime(3 * DAY);
  expect(told).toHaveLength(4);
  expect(told[3]).toContain('TLS_CERT ends on 2126-10-29');
});

test('certificate and key are set together', () => {
  expect(readCertificateFiles({})).toBeUndefined();
  expect(readCertificateFiles({ TLS_CERT: 'a', TLS_KEY: 'b' })).toEqual({
    certFile: 'a',
    keyFile: 'b',
  });
  expect(() => readCertificateFiles({ TLS_KEY: 'b' })).toThrow('TLS_CERT and TLS_KEY are needed');
  expect(() => new ServerCertificate({ certFile: '/nowhere', keyFile: '/nowhere' })).toThrow(
    '/nowhere',
  );
});
