import { expect, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { allowEverybody } from '../auth/authentication.ts';
import type { AllowedOrigins } from './cors.ts';

const FARM = 'https://farm.example';
const LINES = ['OPTIONS /state/google_1', 'GET /state/google_1', 'PATCH /state/google_1', 'GET /x'];

async function answersTo(origin: string, allowedOrigins: AllowedOrigins) {
  const server = await aRunningServer({}, { allowedOrigins, authentication: allowEverybody });
  return Promise.all(LINES.map((line) => send(server, line, { headers: { origin } })));
}

test('pages of listed origins may read every answer, refusals included', async () => {
  for (const { headers } of await answersTo(FARM, ['http://localhost:5173', FARM])) {
    expect(headers['access-control-allow-origin']).toBe(FARM);
    expect(headers.vary).toContain('Origin');
    expect(headers['access-control-allow-methods']).toBe('GET, PUT, POST, DELETE, OPTIONS');
    expect(headers['access-control-max-age']).toBe('86400');
    const sent = headers['access-control-allow-headers']?.toLowerCase().split(', ');
    for (const name of ['authorization', 'content-type', 'if-match', 'if-none-match']) {
      expect(sent).toContain(name);
    }
    expect(headers['access-control-expose-headers']).toContain('ETag');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  }
});

test.each([
  'https://evil.example',
  'https://farm.example.evil.example',
  'http://farm.example',
  'null',
])('a page of %s may read nothing', async (origin) => {
  for (const { headers } of await answersTo(origin, [FARM])) {
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('without a list pages of the own origin alone may read the answers', async () => {
  for (const { headers } of await answersTo(FARM, [])) {
    expect(headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('pages of any origin may read the answers of an open server', async () => {
  for (const { headers } of await answersTo(FARM, 'any')) {
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-max-age']).toBe('86400');
  }
});

test('a packed farm depends on the origin that asked, as every other answer does', async () => {
  const server = await aRunningServer(
    {},
    { allowedOrigins: [FARM], authentication: allowEverybody },
  );
  await send(server, 'PUT /state/google_1', { body: '{"meta":{"lastWriteAt":1}}' });
  const headers = { origin: FARM, 'accept-encoding': 'gzip' };
  const answer = await send(server, 'GET /state/google_1', { headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(answer.headers.vary).toBe('Origin, Accept-Encoding');
});
