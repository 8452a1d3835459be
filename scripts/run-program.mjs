import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the product. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** How long a quiet program may run. Only one that hangs takes longer, also on a busy machine. */
const LONGEST_MS = 30 * 60_000;

/** How long to wait for the last output once a program has ended. */
const LAST_OUTPUT_MS = 5_000;

/** The JavaScript file of an installed tool, run by this very Node instead of a shell. */
export function tool(path) {
  return [process.execPath, `${ROOT}node_modules/${path}`];
}

/**
 * Runs a program in the product's folder and waits for its end.
 *
 * With `quiet` the output is kept and handed back instead of shown. The program then has a process
 * group of its own: whatever it started ends with it, and one that hangs is ended.
 */
export function runProgram(
  [command, ...args],
  { env = {}, quiet = false, longestMs = LONGEST_MS } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      detached: quiet,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const endGroup = () => quiet && endProcessGroup(child.pid);
    process.once('exit', endGroup);
    const limit = quiet && setTimeout(() => (keep(tellHanging(longestMs)), endGroup()), longestMs);
    const end = (run) => {
      clearTimeout(limit);
      process.off('exit', endGroup);
      endGroup();
      resolve(run);
    };
    child.on('error', (error) => end({ code: 127, output: String(error) }));
    // A process that was left behind may hold the pipes open for ever: `close` is not waited for.
    child.on('exit', (code, signal) => {
      const done = () => end({ code: code ?? 1, output, signal });
      const late = setTimeout(done, LAST_OUTPUT_MS);
      child.on('close', () => (clearTimeout(late), done()));
    });
  });
}

function endProcessGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

function tellHanging(ms) {
  return `\nStopped after ${ms / 60_000} minutes without an end.\n`;
}
