import { expect, test } from 'vitest';
import { aRunningServer } from '#tests/support/running-server.ts';

test('health answers ok with the service and the time, and is never stored', async () => {
  const server = await aRunningServer();
  const answer = await fetch(`${server}/health`);
  const body: unknown = await answer.json();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(body).toEqual({
    ok: true,
    service: 'microgreens-state',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
});

test('the root answers like health when the client asks for JSON', async () => {
  const server = await aRunningServer();
  const answer = await fetch(server, { headers: { accept: 'application/json' } });
  expect(await answer.json()).toMatchObject({ ok: true, service: 'microgreens-state' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('health answers 204 to OPTIONS and 405 to every other method', async () => {
  const server = await aRunningServer();
  const options = await fetch(`${server}/health`, { method: 'OPTIONS' });
  expect(options.status).toBe(204);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    const answer = await fetch(`${server}/health`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ ok: false, error: 'Method not allowed' });
  }
  expect((await fetch(`${server}/health`, { method: 'HEAD' })).status).toBe(405);
});
