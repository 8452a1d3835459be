import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Carries out a command as an operator does, beside a running server; answers what it prints. */
export async function runServerCommand(
  environment: Readonly<Record<string, string>>,
  words: readonly string[],
): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/server.mjs', ...words], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  return stdout;
}
