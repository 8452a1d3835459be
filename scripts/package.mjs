// `npm run package`: builds the app and the JavaScript of server and `mgm`, and packs them with the packages they run on.
import { rmSync } from 'node:fs';
import { buildWeb } from './ensure-built.mjs';
import { checkNode } from './check-node.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { ROOT, runProgram, tool } from './run-program.mjs';

checkNode();
await ensureInstalled();
for (const folder of ['server', 'cli', 'src']) {
  rmSync(`${ROOT}dist/${folder}`, { recursive: true, force: true });
}
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
await mustWork(buildWeb());
await mustWork(runProgram(vite('build', '-c', 'vite.package.config.ts', '--logLevel', 'warn')));
await mustWork(runProgram([npm, 'pack', '--silent', '--pack-destination', 'dist']));

/** A step of the build as a command. */
function vite(...words) {
  return [...tool('vite/bin/vite.js'), ...words];
}

async function mustWork(step) {
  const { code } = await step;
  if (code !== 0) process.exit(code);
}
