// `npm run --silent mgm -- <command> <backup.json>`: installs what is missing, then answers in this process.
import { checkNode } from './check-node.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

checkNode();
await ensureInstalled(process.stderr);

const { register } = await import('tsx/esm/api');
register();
await import('../cli/mgm.ts');
