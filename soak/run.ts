import { parseArgs } from 'node:util';
import { soakDevices } from './devices.ts';

/** Long random runs, by name. Each answers how many of them went wrong. */
const RUNS = { devices: soakDevices } as const;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '500' },
    /** The first seed; with `--seeds 1` a single run is played again. */
    seed: { type: 'string', default: '1' },
  },
});

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const names = positionals.length > 0 ? positionals : Object.keys(RUNS);
let wrong = 0;
for (const name of names) {
  const run = Object.entries(RUNS).find(([known]) => known === name)?.[1];
  if (run === undefined) {
    process.stderr.write(`Unknown run "${name}". There are: ${Object.keys(RUNS).join(', ')}.\n`);
    process.exit(2);
  }
  wrong += await run(Number(values.seed), Number(values.seeds), tell);
}
tell(`${wrong} went wrong`);
process.exitCode = wrong > 0 ? 1 : 0;
