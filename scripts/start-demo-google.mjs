// `npm run start:demo-google`: the product with a stand-in for Google, so that anyone can try signing in,
// sync and the calendar without an account. Everything stays on this machine.
import { checkNode } from './check-node.mjs';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const host = process.env.HOST || '127.0.0.1';
if (!LOOPBACK.includes(host)) {
  process.stderr.write(
    `The demo lets everybody in as anybody, so it serves this machine alone: HOST must be 127.0.0.1 or localhost, not "${host}".\n`,
  );
  process.exit(1);
}

checkNode();
await ensureInstalled();
await ensureBuilt();

const { register } = await import('tsx/esm/api');
register();
const { startFakeGoogle } = await import('../tests/support/google/fake-google/fake-google.ts');
const google = await startFakeGoogle();
// Demo farms have a folder of their own; a database that is set belongs to a real server.
delete process.env.DATABASE_URL;
Object.assign(process.env, google.environment, {
  STATE_AUTH: 'google',
  DATA_DIR: process.env.DEMO_DATA_DIR || './data/demo-google',
});
process.stdout.write('Demo: Google is played by this program. Its accounts are made up.\n');
await import('../server/main.ts');
