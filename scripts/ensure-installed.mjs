import { readFileSync } from 'node:fs';
import { ROOT, runProgram } from './run-program.mjs';

/**
 * Installs the packages of the lock file when some are missing or of another version.
 *
 * @param progress - Stream that is told about it; a command whose output is data passes standard error.
 */
export async function ensureInstalled(progress = process.stdout) {
  if (isInstalled()) return;
  progress.write('Installing packages (once)…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Building the web app needs the development packages, also where NODE_ENV says production.
  const install = await runProgram([npm, 'ci', '--include=dev', '--no-audit', '--no-fund'], {
    quiet: true,
  });
  if (install.code === 0) return;
  process.stderr.write(`${install.output}\nThe packages could not be installed.\n`);
  process.exit(1);
}

/** Compares what the lock file asks for with what npm noted down as installed. */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  return Object.entries(wanted).every(
    ([path, entry]) =>
      path === '' || entry.optional === true || present[path]?.version === entry.version,
  );
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(ROOT + file, 'utf8')).packages;
  } catch {
    return {};
  }
}
