import { parseArgs } from 'node:util';
import { BROWSER_OPTIONS, soakBrowser } from './browser.ts';
import { soakDevices } from './devices.ts';
import { soakMembers } from './members.ts';
import { soakDryPlans } from './dry-plans.ts';
import { soakMerge } from './merge.ts';
import { soakPlan } from './plan.ts';
import { SERVER_OPTIONS, soakServer } from './server.ts';

/** Long random runs, by name. Each answers how many of them went wrong. */
const RUNS: Readonly<Record<string, () => number | Promise<number>>> = {
  browser: () => soakBrowser({ ...values, parts }, print),
  devices: () => soakDevices(Number(values.seed), Number(values.seeds), parts, print),
  members: () => soakMembers(Number(values.seed), Number(values.seeds), parts, print),
  'dry-plans': () => (soakDryPlans(Number(values.seeds), Number(values.seed), print) ? 0 : 1),
  merge: () => (soakMerge(Number(values.seeds), Number(values.seed), print) ? 0 : 1),
  plan: () => (soakPlan(Number(values.seeds), Number(values.seed), print) ? 0 : 1),
  server: () => soakServer({ ...values, parts }, print),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '500' },
    /** The first seed; with `--seeds 1` a single run is played again. */
    seed: { type: 'string', default: '1' },
    ...SERVER_OPTIONS,
    ...BROWSER_OPTIONS,
  },
});

// Some of them have parts of their own: `npm run soak -- server kills`, `npm run soak -- devices 3`.
const [first = '', ...parts] = positionals;
const names = ['server', 'browser', 'members', 'devices'].includes(first) ? [first] : positionals;
const print = (line: string): void => void process.stdout.write(`${line}\n`);
let wrong = 0;
for (const name of names.length > 0 ? names : Object.keys(RUNS)) {
  const run = Object.hasOwn(RUNS, name) ? RUNS[name] : undefined;
  if (run === undefined) {
    process.stderr.write(`Unknown run "${name}". There are: ${Object.keys(RUNS).join(', ')}.\n`);
    process.exit(2);
  }
  wrong += await run();
}
print(`${wrong} went wrong`);
process.exitCode = wrong > 0 ? 1 : 0;
