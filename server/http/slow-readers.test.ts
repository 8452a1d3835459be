import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { aRunningServer } from '#tests/support/server/running-server.ts';
import { send } from '#tests/support/server/send.ts';
import { allowEverybody } from '../auth/authentication.ts';
import { SqliteStateStore } from '../store/sqlite/sqlite-state-store.ts';

const PATH = '/state/google_10001';
/** More than the buffers of a connection take, and nothing that packing makes smaller. */
const LARGE = `{"notes":"${randomBytes(9 * 1024 * 1024).toString('hex')}","meta":{"lastWriteAt":1}}`;

async function aServer(stallMs: number) {
  const store = new SqliteStateStore();
  let reads = 0;
  const read = store.read.bind(store);
  store.read = (userId, version) => {
    if (PATH.endsWith(userId)) reads += 1;
    return read(userId, version);
  };
  const server = await aRunningServer(undefined, {
    authentication: allowEverybody,
    store,
    stallMs,
  });
  return { server, reads: () => reads };
}

/** Asks for a farm and takes nothing of the answer. */
async function askAndWait(server: string, packing: string): Promise<Socket> {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(`GET ${PATH} HTTP/1.1\r\nhost: farm\r\naccept-encoding: ${packing}\r\n\r\n`);
  return socket;
}

test.each(['identity', 'gzip'])(
  'answers (%s) that nobody takes are ended, and the next may go; others are served meanwhile',
  async (packing) => {
    const { server, reads } = await aServer(2_000);
    await send(server, `PUT ${PATH}`, { body: LARGE });
    const before = reads();
    const sockets = await Promise.all([...Array(9)].map(() => askAndWait(server, packing)));
    await expect.poll(reads).toBe(before + 6);
    expect((await send(server, 'GET /state/google_2')).text).toBe('null');
    // Only who reads learns that the other side has hung up.
    await expect.poll(reads).toBe(before + 9);
    for (const socket of sockets) socket.resume();
    const taken = await Promise.all(sockets.map(bytesOf));
    expect(taken.every((bytes) => bytes < LARGE.length / 2)).toBe(true);
  },
);

test('who takes an answer slowly gets all of it', async () => {
  const { server } = await aServer(2_000);
  await send(server, `PUT ${PATH}`, { body: LARGE });
  const socket = await askAndWait(server, 'identity');
  socket.on('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  const bytes = bytesOf(socket, LARGE.length);
  socket.resume();
  expect(await bytes).toBeGreaterThan(LARGE.length);
});

test('a farm that is larger than a part of it comes as it was sent, wrapped or not', async () => {
  const { server } = await aServer(30_000);
  for (const [body, start] of [
    [LARGE, LARGE],
    [`{"state":${LARGE}}`, `{"state":${LARGE},"updated_at":`],
  ] as const) {
    await send(server, `PUT ${PATH}`, { body });
    const answer = await send(server, `GET ${PATH}`);
    expect(answer.text.startsWith(start)).toBe(true);
    expect(answer.headers['content-length']).toBe(String(answer.body.byteLength));
  }
});

/** How much arrives until the other side hangs up, or as much as is asked for has come. */
function bytesOf(socket: Socket, enough = Number.POSITIVE_INFINITY): Promise<number> {
  let bytes = 0;
  return new Promise((resolve) => {
    socket.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes > enough) resolve(bytes);
    });
    socket.once('close', () => resolve(bytes));
  });
}
