import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { logOptions } from './request-log.ts';
import type { AddressForm } from '../settings.ts';
import { registerRefusalLog } from './refusal-log.ts';

interface Line {
  readonly level: number;
  readonly status: number;
  readonly address: string;
  readonly times: number;
  readonly path: string;
}

/** A server that answers with the status of the path, and what it wrote to its log. */
function aServer(form: AddressForm) {
  let now = 0;
  const lines: Line[] = [];
  const app = Fastify({
    ...logOptions('warn', (line) => lines.push(JSON.parse(line) as Line)),
    trustProxy: ['127.0.0.1'],
  });
  registerRefusalLog(app, form, () => now);
  app.get('/state/:status', (request, reply) =>
    reply.code(Number((request.params as { status: string }).status)).send(),
  );
  onTestFinished(() => app.close());
  const ask = (status: number, from = '203.0.113.1') =>
    app.inject({ url: `/state/${status}`, headers: { 'x-forwarded-for': from } });
  return { lines, ask, pass: (ms: number) => void (now += ms) };
}

test('a refusal has a line at warn that names neither the user nor the address', async () => {
  const { lines, ask } = aServer('hash');
  for (const status of [401, 403, 429]) await ask(status);
  expect(lines.map(({ level, status, times }) => [level, status, times])).toEqual([
    [40, 401, 1],
    [40, 403, 1],
    [40, 429, 1],
  ]);
  expect(new Set(lines.map(({ address }) => address)).size).toBe(1);
  expect(lines[0]?.address).toMatch(/^[0-9a-f]{12}$/);
  expect(JSON.stringify(lines)).not.toContain('203.0.113.1');
  expect(lines[0]?.path).toMatch(/^\/state\/[0-9a-f]{12}$/);
});

test('other answers have none', async () => {
  const { lines, ask } = aServer('hash');
  for (const status of [200, 304, 400, 404, 409, 413, 503]) await ask(status);
  expect(lines).toEqual([]);
});

test('there is one line a minute for each kind and address, and it says how many there were', async () => {
  const { lines, ask, pass } = aServer('plain');
  for (let n = 0; n < 50; n += 1) await ask(401);
  await ask(403);
  await ask(401, '203.0.113.2');
  pass(59_999);
  await ask(401);
  expect(lines.map(({ status, address, times }) => [status, address, times])).toEqual([
    [401, '203.0.113.1', 1],
    [403, '203.0.113.1', 1],
    [401, '203.0.113.2', 1],
  ]);
  pass(1);
  await ask(401);
  expect(lines.at(-1)).toMatchObject({ status: 401, address: '203.0.113.1', times: 51 });
});
