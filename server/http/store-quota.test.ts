import { expect, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { allowEverybody } from '../auth/authentication.ts';

const A_FARM = '{"meta":{"lastWriteAt":1}}';

test('beyond the number of farms no new one begins; those that are there go on', async () => {
  const room = { maxFarms: 2, maxStoreBytes: null };
  const server = await aRunningServer({}, { authentication: allowEverybody, room });
  const put = (n: number) => send(server, `PUT /state/google_${n}`, { body: A_FARM });
  for (const n of [1, 2, 1]) expect((await put(n)).status).toBe(200);
  const refused = await put(3);
  expect([refused.status, refused.text]).toEqual([
    403,
    '{"ok":false,"error":"This server has reached its farm limit","code":"no-more-farms"}',
  ]);
  expect((await send(server, 'GET /state/google_3')).text).toBe('null');
  await send(server, 'DELETE /state/google_1');
  expect((await put(1)).status).toBe(200);
});

test('a full store refuses farms, says why, and still serves and removes existing ones', async () => {
  const room = { maxFarms: null, maxStoreBytes: 0 };
  const server = await aRunningServer({}, { authentication: allowEverybody, room });
  const refused = await send(server, 'PUT /state/google_1', { body: A_FARM });
  expect([refused.status, refused.text]).toEqual([
    507,
    '{"ok":false,"error":"The server has no space left for farms","code":"store-full"}',
  ]);
  expect(refused.headers['retry-after']).toBe('600');
  expect((await send(server, 'GET /state/google_1')).status).toBe(200);
  expect((await send(server, 'DELETE /state/google_1')).status).toBe(200);
});
