import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from '#tests/support/files/a-folder.ts';
import { aKey, farmClient } from '#tests/support/members/farm-client.ts';
import { aStartCode } from '#tests/support/server/start-code.ts';
import { writeCertificate } from '#tests/support/server/test-certificates.ts';

const MINUTE = 60_000;
const MAIN = [process.execPath, '--import', 'tsx', 'server/main.ts'];
const CODE = /[0-9A-Z]{5}-[0-9A-Z]{5}/;

interface Program {
  readonly process: ChildProcess;
  readonly output: () => string;
}

/** The server as its operator starts it, once it says where it is. */
async function aProgram(
  [program = '', ...words]: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Program> {
  const env = { ...process.env, PORT: '0', DATA_DIR: aFolder(), ...settings };
  const started = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  // What was started through another program ends with it.
  onTestFinished(() => void process.kill(-(started.pid ?? 0), 'SIGKILL'));
  let output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  await expect.poll(() => output, { timeout: MINUTE / 2 }).toContain('is ready on');
  return { process: started, output: () => output };
}

function addressIn(output: string): string {
  return (/https?:\/\/localhost:\d+/.exec(output)?.[0] ?? '').replace('localhost', '127.0.0.1');
}

/** The name in the certificate that a server shows to the next connection. */
function nameShownAt(address: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const target = { host: hostname, port: Number(port), rejectUnauthorized: false };
    const socket = connect(target, () => {
      resolve(String(socket.getPeerCertificate().subject.CN));
      socket.end();
    });
    socket.on('error', reject);
  });
}

test('SIGHUP takes a new certificate; a pair that does not fit is logged, and the one before stays', async () => {
  const folder = aFolder();
  const { certFile, keyFile } = writeCertificate(folder, { cert: 'farm-a.example' });
  const settings = { TLS_CERT: certFile, TLS_KEY: keyFile, LOG_LEVEL: 'info' };
  const program = await aProgram(MAIN, settings);
  const address = addressIn(program.output());
  expect(address).toMatch(/^https:/);
  // Its output is no terminal: only the command gives a code.
  expect(program.output()).not.toMatch(CODE);
  writeCertificate(folder, { cert: 'farm-b.example' });
  program.process.kill('SIGHUP');
  await expect.poll(program.output).toContain('The certificate was read again.');
  expect(await nameShownAt(address)).toBe('farm-b.example');
  writeCertificate(folder, { cert: 'farm-a.example', key: 'farm-b.example' });
  program.process.kill('SIGHUP');
  await expect
    .poll(program.output)
    .toContain('the key is not the one of the certificate. Keeping the previous certificate.');
  expect(await nameShownAt(address)).toBe('farm-b.example');
  writeFileSync(keyFile, 'nonsense');
  program.process.kill('SIGHUP');
  await expect
    .poll(() => program.output().split('Keeping the previous certificate.'))
    .toHaveLength(3);
  expect(await nameShownAt(address)).toBe('farm-b.example');
});

test('a terminal is shown a start code, which begins a farm over a private address where that is admitted', async () => {
  const settings = {
    INSECURE_LAN: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'trace',
    STATE_AUTH: 'google',
  };
  // `script` gives a program a terminal of its own.
  const terminal = ['script', '-qec', MAIN.join(' '), '/dev/null'];
  const { output } = await aProgram(terminal, settings);
  await expect.poll(output).toMatch(/^Start code: [0-9A-Z]{5}-[0-9A-Z]{5}\b/m);
  expect(output()).toContain(
    'Anyone on this network can read your data, and phones need the server to open the app.',
  );
  const [code = ''] = CODE.exec(output().split('Start code: ')[1] ?? '') ?? [];
  const { ask } = farmClient(addressIn(output()));
  const begin = (ip: string) =>
    ask('POST /farms', {
      body: JSON.stringify({ code, keyHash: aKey().keyHash, name: 'Ana', label: 'Phone' }),
      headers: { 'x-forwarded-for': ip, 'x-forwarded-proto': 'http' },
    });
  const far = await begin('203.0.113.7');
  expect([far.status, far.json['error']]).toEqual([403, 'A secure address is needed']);
  expect((await begin('192.168.1.20')).status).toBe(201);
  await expect.poll(output).toContain('"path":"/farms","status":201');
  // Shown once, and in no line of the log.
  expect(output().split(code)).toHaveLength(2);
});

test('with FARM_CREATION=off a real server begins no farm, and shows no code', async () => {
  const terminal = ['script', '-qec', MAIN.join(' '), '/dev/null'];
  const folder = aFolder();
  const settings = { FARM_CREATION: 'off', LOG_LEVEL: 'silent', DATA_DIR: folder };
  const { output } = await aProgram(terminal, settings);
  const { tell, ask } = farmClient(addressIn(output()));
  const code = await aStartCode(folder);
  const wish = { code, keyHash: aKey().keyHash, name: 'Ana', label: 'Phone' };
  const { status, json } = await tell('POST /farms', wish);
  expect([status, json['error']]).toEqual([403, 'New farms are not kept here']);
  expect((await ask('GET /config.json')).json['farms']).toMatchObject({ creation: [] });
  expect(output()).not.toMatch(CODE);
});
