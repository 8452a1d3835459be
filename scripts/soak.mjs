// `npm run soak -- <run> --seeds N --seed S`: long random runs, in this process.
import { checkNode } from './check-node.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

checkNode();
await ensureInstalled(process.stderr);

const { register } = await import('tsx/esm/api');
register();
await import('../soak/run.ts');
