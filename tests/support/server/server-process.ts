import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The server as a program of its own, as it runs on a farm. */
export type ServerProcess = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the server on a free port and waits until it says that it is ready.
 *
 * @param flags - What Node itself is told.
 * @param main - Another program that says when it is ready.
 */
export async function startServer(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  main = 'server/main.ts',
) {
  const reader = main.endsWith('.ts') ? ['--import', 'tsx'] : [];
  const program = spawn(process.execPath, [...flags, ...reader, main], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => void (output += chunk.toString());
  program.stdout.on('data', keep);
  program.stderr.on('data', keep);
  const address = await readyAddress(program, () => output);
  return {
    address,
    pid: program.pid ?? 0,
    output: () => output,
    /** Ends it; settles with its exit code, null when the signal ended it. */
    end: async (signal: NodeJS.Signals) => {
      if (program.exitCode !== null || program.signalCode !== null) return program.exitCode;
      const ended = once(program, 'exit');
      program.kill(signal);
      await ended;
      return program.exitCode;
    },
  };
}

async function readyAddress(program: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const [, address] = /is ready on (http:\/\/\S+)/.exec(output()) ?? [];
    if (address !== undefined) return address.replace('localhost', '127.0.0.1');
    if (program.exitCode !== null) throw new Error(`The server did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
