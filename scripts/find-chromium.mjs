import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProgram, tool } from './run-program.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * The browser for the tests: `CHROMIUM_PATH`, one of the system, one from the system's package
 * manager, and only then a download.
 */
export async function findChromium() {
  return fromSetting() ?? fromSystem() ?? (await fromPackageManager()) ?? (await fromDownload());
}

function fromSetting() {
  const path = process.env.CHROMIUM_PATH;
  if (!path || existsSync(path)) return path || undefined;
  process.stderr.write(`CHROMIUM_PATH names ${path}, which does not exist.\n`);
  process.exit(1);
}

function fromSystem() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

async function fromPackageManager() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  process.stdout.write('Installing Chromium (once)…\n');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await runProgram(['apt-get', 'update', '-qq'], { env, quiet: true });
  await runProgram(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    quiet: true,
  });
  return fromSystem();
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
