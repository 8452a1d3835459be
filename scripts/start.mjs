// `npm start`: installs and builds what is missing, then serves the product in this process.
import { checkNode } from './check-node.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

checkNode();
await ensureInstalled();
await ensureBuilt();

const { register } = await import('tsx/esm/api');
register();
await import('../server/main.ts');
