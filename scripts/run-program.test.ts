import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { runProgram } from './run-program.mjs';

/** A program of Node, as a command. */
const node = (code: string) => [process.execPath, '-e', code];

const LEFT_BEHIND = `
  const server = require('node:net').createServer(() => undefined);
  server.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

const LEAVES_ONE_BEHIND = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', ${JSON.stringify(LEFT_BEHIND)}], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  left.stdout.once('data', (port) => process.stdout.write(port, () => process.exit(3)));
`;

test('a program ends although one that it started holds its output open, and ends that one too', async () => {
  const run = await runProgram(node(LEAVES_ONE_BEHIND), { quiet: true });
  expect(run.code).toBe(3);
  await expect.poll(() => answers(Number(run.output))).toBe(false);
});

test('a program that hangs is stopped and says so', async () => {
  const run = await runProgram(node('setInterval(() => 0, 1000)'), { quiet: true, longestMs: 600 });
  expect(run.code).not.toBe(0);
  expect(run.output).toContain('Stopped after 0.01 minutes');
});

test('what a program prints is handed back', async () => {
  const run = await runProgram(node('console.log("a"); console.error("b")'), { quiet: true });
  expect([run.code, run.output.split('\n').toSorted().join('')]).toEqual([0, 'ab']);
});

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
