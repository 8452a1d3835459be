import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { send } from '#tests/support/server/send.ts';
import { type Part, withServer, residentMegabytes } from './server-part.ts';

const READERS = 24;
/** Answers of one user that leave at once: the first of them are to be ended. */
const AT_ONCE = 6;
const MEGABYTE = 1024 * 1024;
const FARM_BYTES = 30 * MEGABYTE;
const PATH = '/state/google_1';
/** After this many seconds the first are to be gone; the others had to wait for their turn. */
const FIRST_ARE_GONE_S = 45;
/** What the answers may add to the memory of the server, at most. */
const MAX_MEGABYTES = 350;

/** Devices that ask for a large farm and take nothing of it: how much memory that costs, and for how long. */
export const slowReaders: Part = async ({ environment }) =>
  withServer(environment, async (server) => {
    const problems: string[] = [];
    const text = `{"notes":"${randomBytes(FARM_BYTES / 2).toString('hex')}","meta":{"lastWriteAt":1}}`;
    const { status } = await send(server.address, `PUT ${PATH}`, { body: text });
    if (status !== 200) problems.push(`the farm was answered with ${status}`);
    const before = residentMegabytes(server) ?? 0;
    const sockets = await Promise.all([...Array(READERS)].map(() => askAndWait(server.address)));
    let most = 0;
    for (let second = 0; second < FIRST_ARE_GONE_S; second += 1) {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      most = Math.max(most, residentMegabytes(server) ?? 0);
    }
    const started = performance.now();
    const other = await send(server.address, 'GET /state/google_2');
    const otherMs = Math.round(performance.now() - started);
    if (other.status !== 200) problems.push(`another account was answered with ${other.status}`);
    const all = sockets.map(endOf);
    for (const socket of sockets) socket.resume();
    const ended = (await Promise.all(all)).filter((bytes) => bytes < text.length).length;
    if (ended < AT_ONCE) problems.push(`only ${ended} of the unread answers were ended`);
    if (most - before > MAX_MEGABYTES) problems.push(`memory grew by ${most - before} MB`);
    const figures = `${READERS} unread answers of 30 MB: memory ${before} to ${most} MB, ${ended} ended unread; another account waited ${otherMs} ms`;
    return { figures, problems };
  });

async function askAndWait(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(`GET ${PATH} HTTP/1.1\r\nhost: farm\r\nconnection: close\r\n\r\n`);
  return socket;
}

/** How much came until the server hung up. */
function endOf(socket: Socket): Promise<number> {
  if (socket.destroyed) return Promise.resolve(socket.bytesRead);
  return new Promise((resolve) => socket.once('close', () => resolve(socket.bytesRead)));
}
