import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findPostgres } from '../../../scripts/find-postgres.mjs';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** A PostgreSQL that starts empty in a folder of its own and leaves nothing behind. */
export type ThrowawayPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a real PostgreSQL, whose commits wait for the disk. */
export async function startPostgres() {
  const programs = await findPostgres();
  const folder = mkdtempSync(join(tmpdir(), 'mgm-postgres-'));
  const account = otherAccount();
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const cluster = join(folder, 'cluster');
  const settings = ['-A', 'trust', '-U', 'mgm', '-E', 'UTF8', '--no-locale', '--no-sync'];
  const options = { ...account, cwd: folder };
  await run(join(programs, 'initdb'), ['-D', cluster, ...settings], options);
  const port = await freePort();
  const addressOf = (name: string) => `postgres://mgm@127.0.0.1:${port}/${name}`;

  let server: ChildProcess;
  let databases = 0;
  const start = async (): Promise<void> => {
    const listen = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder];
    server = spawn(join(programs, 'postgres'), ['-D', cluster, ...listen], {
      ...options,
      stdio: 'ignore',
    });
    await untilItAnswers(addressOf('postgres'));
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url: addressOf('postgres'),
    /** A new empty database; its address. */
    newDatabase: async () => {
      databases += 1;
      await query(addressOf('postgres'), `CREATE DATABASE farm_${databases}`);
      return addressOf(`farm_${databases}`);
    },
    // As a power cut: SIGQUIT ends PostgreSQL and its children at once, without writing anything down.
    crash: () => end('SIGQUIT'),
    /** Starts it again, on the same port with the same data. */
    start,
    remove: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run for the administrator: then it runs for nobody in particular. */
function otherAccount(): { readonly uid: number; readonly gid: number } | undefined {
  return process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined;
}

async function untilItAnswers(url: string, tries = 300): Promise<void> {
  try {
    await query(url, 'SELECT 1');
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await untilItAnswers(url, tries - 1);
  }
}

async function query(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}
