// `npm run soak -- <name> [words]`: long runs of what the tests try in small, one file of this folder each.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const names = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.replace(/\.ts$/, ''));

// What follows the name is left for the file itself.
const [name = ''] = process.argv.splice(2, 1);
if (names.includes(name)) {
  await import(`./${name}.ts`);
} else {
  process.stderr.write(`Usage: npm run soak -- <${names.join('|')}>\n`);
  process.exitCode = 2;
}
