import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the product. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The JavaScript file of an installed tool, run by this very Node instead of a shell. */
export function tool(path) {
  return [process.execPath, `${ROOT}node_modules/${path}`];
}

/**
 * Runs a program in the product's folder and waits for its end.
 *
 * With `quiet` the output is kept and handed back instead of shown.
 */
export function runProgram([command, ...args], { env = {}, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    const keep = (chunk) => (output += chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code, signal) => resolve({ code: code ?? 1, output, signal }));
  });
}
