import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Job } from './job.ts';
import { planJob } from './jobs/plan.ts';
import { recurrenceJob } from './jobs/recurrence.ts';
import { runRounds, type JobResult } from './rounds.ts';

const { values } = parseArgs({
  options: {
    job: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    out: { type: 'string' },
    /** Smallest sizes and three rounds: shows that the answers agree, not how quick they are. */
    smoke: { type: 'boolean', default: false },
  },
});

const JOBS: Readonly<Record<string, (smoke: boolean) => Job>> = {
  recurrence: (smoke) => recurrenceJob(smoke ? 100 : 10_000),
  plan: (smoke) => planJob(smoke ? 20 : 500),
};

const names = values.job?.split(',') ?? Object.keys(JOBS);
const results = names.map((name) => {
  const makeJob = JOBS[name];
  if (!makeJob)
    throw new Error(`No benchmark "${name}"; there is ${Object.keys(JOBS).join(', ')}.`);
  const job = makeJob(values.smoke);
  job.check();
  return runRounds(job, values.smoke ? 3 : Number(values.rounds));
});

process.stdout.write(`${results.map(asTable).join('\n\n')}\n`);
if (values.out) {
  const { node } = process.versions;
  writeFileSync(values.out, `${JSON.stringify({ node, results }, null, 2)}\n`);
}

function asTable({ job, rounds, verdict, contenders }: JobResult): string {
  const rows = contenders.map(
    ({ name, kind, median, min, max, ratioToOurs }) =>
      `| ${name} | ${kind} | ${median.toFixed(2)} | ${min.toFixed(2)} | ${max.toFixed(2)} | ${ratioToOurs.toFixed(2)} |`,
  );
  return [
    `### ${job} (${rounds} rounds, ${verdict})`,
    '',
    '| | | median ms | min | max | / ours |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
