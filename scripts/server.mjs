// `npm run --silent server -- <command>`: lists, restores and backs up the farms that a server keeps.
import { checkNode } from './check-node.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

checkNode();
await ensureInstalled(process.stderr);

const { register } = await import('tsx/esm/api');
register();
await import('../server/commands/main.ts');
