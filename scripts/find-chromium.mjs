import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram, tool } from './run-program.mjs';

/** Chromium without a window: the same engine, for a quarter less work. */
const HEADLESS = ['chromium-headless-shell'];
const WITH_WINDOW = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser for the tests: `CHROMIUM_PATH`, then one without a window, then one with a window, each of the
 * system or from its package manager, and only then a download.
 */
export async function findChromium() {
  return (
    fromSetting() ??
    (await installed(HEADLESS)) ??
    (await installed(WITH_WINDOW)) ??
    (await fromDownload())
  );
}

function fromSetting() {
  const path = process.env.CHROMIUM_PATH;
  if (!path || existsSync(path)) return path || undefined;
  process.stderr.write(`CHROMIUM_PATH names ${path}, which does not exist.\n`);
  process.exit(1);
}

/** The first of these programs that the system has, or that its package manager can bring. */
async function installed(names) {
  return fromSystem(names) ?? (await fromPackageManager(names));
}

function fromSystem(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function fromPackageManager(names) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write(`Installing ${names[0]}…\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  // Nothing of the system goes for it, and a host that does not answer is not waited for.
  const flags = ['-qq', '-o', 'Acquire::http::Timeout=20'];
  await runProgram(['apt-get', 'update', ...flags], { env, quiet: true });
  await runProgram(
    ['apt-get', 'install', '-y', '--no-remove', '--no-install-recommends', ...flags, names[0]],
    { env, quiet: true },
  );
  return fromSystem(names);
}

async function fromDownload() {
  process.stdout.write('Downloading Chromium (once)…\n');
  const download = await runProgram([...tool('playwright/cli.js'), 'install', 'chromium'], {
    quiet: true,
  });
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (download.code === 0 && existsSync(path)) return path;
  process.stderr.write(
    `${download.output}\nNo Chromium. Install one, or set CHROMIUM_PATH to its program.\n`,
  );
  process.exit(1);
}
