import { expect, test } from 'vitest';
import { runProgram } from './run-program.mjs';

/** A program of Node, as a command. */
const node = (code: string) => [process.execPath, '-e', code];

const LEAVES_ONE_BEHIND = `
  const { spawn } = require('node:child_process');
  const left = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], { stdio: 'inherit' });
  left.unref();
  console.log(left.pid);
  process.exit(3);
`;

test('a program ends although one that it started holds its output open, and ends that one too', async () => {
  const run = await runProgram(node(LEAVES_ONE_BEHIND), { quiet: true });
  expect(run.code).toBe(3);
  await expect.poll(() => isRunning(Number(run.output))).toBe(false);
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

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
