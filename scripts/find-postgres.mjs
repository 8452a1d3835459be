import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram } from './run-program.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * The folder with the programs of PostgreSQL, for tests that start a server of their own:
 * `POSTGRES_BIN`, the one of the system, or one from the system's package manager.
 */
export async function findPostgres() {
  const folder = fromSetting() ?? fromSystem() ?? (await fromPackageManager());
  if (folder) return folder;
  process.stderr.write(
    'No PostgreSQL. Install one, or set POSTGRES_BIN to the folder that has initdb and postgres.\n',
  );
  process.exit(1);
}

function fromSetting() {
  const folder = process.env.POSTGRES_BIN;
  if (!folder || isComplete(folder)) return folder || undefined;
  process.stderr.write(`POSTGRES_BIN names ${folder}, where there is no initdb and postgres.\n`);
  process.exit(1);
}

function fromSystem() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : [];
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a));
  return [
    ...newestFirst.map((version) => join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ].find(isComplete);
}

async function fromPackageManager() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing PostgreSQL (once)…\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(['apt-get', 'update', '-qq'], { env, quiet: true });
  await runProgram(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'postgresql'], {
    env,
    quiet: true,
  });
  return fromSystem();
}

function isComplete(folder) {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}
