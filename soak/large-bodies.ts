import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type Sent, send } from '#tests/support/server/send.ts';
import type { ServerProcess } from '#tests/support/server/server-process.ts';
import { memoryOf } from './server-part.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT = 32 * MEGABYTE;
const PATH = '/state/google_large';

/** How a server took bodies that are larger, deeper or slower than it accepts. */
export interface LargeBodyReport {
  readonly problems: readonly string[];
  /** Growth of the server's memory; absent where the system does not tell it. */
  readonly grownMegabytes: number | undefined;
  readonly slowBodyMs: number;
}

/** Sends bodies that must be refused, each some times. */
export async function sendLargeBodies(
  server: ServerProcess,
  times: number,
): Promise<LargeBodyReport> {
  const packed = { 'content-encoding': 'gzip' };
  const cases: readonly (readonly [string, number, Sent])[] = [
    ['a byte too many', 413, { body: Buffer.alloc(LIMIT + 1, 'x') }],
    ['a bomb', 413, { body: gzipSync(Buffer.alloc(20 * LIMIT, '[')), headers: packed }],
    ['100,000 levels', 400, { body: `{"a":${'['.repeat(100_000)}` }],
    ['100,000 levels, packed', 400, { body: gzipSync('['.repeat(100_000)), headers: packed }],
  ];
  await send(server.address, `PUT ${PATH}`, { body: '{}' });
  const before = memoryOf(server.pid, 'VmHWM');
  const problems: string[] = [];
  for (let n = 0; n < times; n += 1) {
    for (const [name, expected, sent] of cases) {
      const status = await statusOf(server.address, sent);
      if (status !== expected) problems.push(`${name} was answered with ${status}`);
    }
  }
  const after = memoryOf(server.pid, 'VmHWM');
  const slowBodyMs = await sendSlowly(server.address);
  if (slowBodyMs > 30_000) problems.push(`a slow body was taken for ${slowBodyMs} ms`);
  const grownMegabytes = before && after && Math.round((after - before) / 1024);
  return { problems, grownMegabytes, slowBodyMs };
}

/** The answer to a body; 413 also where the server hangs up on what is still on its way. */
async function statusOf(address: string, sent: Sent): Promise<number> {
  try {
    return (await send(address, `PUT ${PATH}`, sent)).status;
  } catch {
    return 413;
  }
}

/** Sends a body byte by byte; how long the server takes it. */
function sendSlowly(address: string): Promise<number> {
  const { hostname, port } = new URL(address);
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.write(`PUT ${PATH} HTTP/1.1\r\nhost: farm\r\ncontent-length: 100000\r\n\r\n{`);
    const drip = setInterval(() => socket.write(' '), 1_000);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(Math.round(performance.now() - start));
    });
    socket.resume();
  });
}
