import { expect, test } from 'vitest';
import { aRunningServer, BUILT_FILES } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { allowEverybody } from '../auth/authentication.ts';

async function anOpenServer() {
  const lines: string[] = [];
  const address = await aRunningServer(BUILT_FILES, {
    authentication: allowEverybody,
    isOpen: true,
    allowedOrigins: 'any',
    logLevel: 'warn',
    logTo: (line) => lines.push(line),
  });
  const ask = (line: string, headers: Record<string, string>, body?: string) =>
    send(address, line, { headers, ...(body === undefined ? {} : { body }) });
  return { ask, lines, port: new URL(address).port };
}

test('an open server answers only under names of this computer', async () => {
  const { ask, port } = await anOpenServer();
  const first = await ask('PUT /state/google_1', { host: `localhost:${port}` }, '{"a":1}');
  expect(first.status).toBe(200);
  const etag = String(first.headers.etag);
  for (const host of [
    'evil.example',
    `farm.example:${port}`,
    'localhost.evil.example',
    '10.0.0.1',
    'a b',
  ]) {
    for (const line of [
      'GET /state/google_1',
      'DELETE /state/google_1',
      'GET /',
      'OPTIONS /state/google_1',
    ]) {
      const answer = await ask(line, { host, 'if-none-match': etag });
      expect([host, line, answer.status]).toEqual([host, line, 403]);
      expect(answer.text).not.toContain('"a"');
    }
  }
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    expect([host, (await ask('GET /state/google_1', { host })).status]).toEqual([host, 200]);
  }
});

test('the first request from another origin is logged once and allowed', async () => {
  const { ask, lines, port } = await anOpenServer();
  const host = `localhost:${port}`;
  await ask('GET /state/google_1', { host, origin: `http://${host}` });
  expect(lines).toEqual([]);
  for (const origin of ['https://evil.example', 'https://other.example']) {
    const answer = await ask('GET /state/google_1', { host, origin });
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, '*']);
  }
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('every web page open in a browser on this computer');
  expect(lines[0]).toContain('https://evil.example');
});
