// `npm run check:supply`: what the product is made of, and whether something known is wrong with it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { auditAnswer, foreignPackages } from './supply-answers.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SBOM = 'dist/sbom.cdx.json';

/** @param {readonly string[]} words */
function npm(words) {
  const options = { cwd: ROOT, encoding: 'utf8', shell: process.platform === 'win32' };
  return spawnSync('npm', [...words, '--package-lock-only'], { ...options, maxBuffer: 2 ** 28 });
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
const foreign = foreignPackages(lock);
for (const name of foreign) {
  process.stderr.write(`${name} is not from the npm registry, or its content is not pinned.\n`);
}

const sbom = npm(['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']);
if (sbom.status === 0) {
  mkdirSync(new URL('../dist', import.meta.url), { recursive: true });
  writeFileSync(new URL(`../${SBOM}`, import.meta.url), sbom.stdout);
  process.stdout.write(`${SBOM}: ${JSON.parse(sbom.stdout).components.length} packages.\n`);
} else {
  process.stderr.write(`The list of packages could not be made: ${sbom.stderr}\n`);
}

const audit = auditAnswer(npm(['audit', '--json']).stdout);
(audit.isFine ? process.stdout : process.stderr).write(`${audit.text}\n`);

process.exitCode = foreign.length === 0 && sbom.status === 0 && audit.isFine ? 0 : 1;
