import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { QUIET_CHROMIUM } from '#tests/support/browser/quiet-chromium.ts';
import type { Job } from './job.ts';
import { DRY_PLAN_SIZES, OTHER_FAMILIES } from './dry-plan/dry-plan-family.ts';
import { compareDryPlans } from './jobs/dry-plans.ts';
import { measureFirstLoad } from './jobs/first-load.ts';
import { measureLoads } from './jobs/loads.ts';
import { measureOpens } from './jobs/opens.ts';
import { measureMemory } from './jobs/memory.ts';
import { mergeJob } from './jobs/merge.ts';
import { invoiceJobs } from './jobs/invoices.ts';
import { planJob } from './jobs/plan.ts';
import { planPeersJob } from './jobs/plan-peers.ts';
import { availabilityJob } from './jobs/availability.ts';
import { recurrenceJob } from './jobs/recurrence.ts';
import { reportJobs } from './jobs/reports.ts';
import { salesJobs } from './jobs/sales.ts';
import { measureSaves } from './jobs/saves.ts';
import { measureService } from './jobs/service.ts';
import { measureScreens } from './jobs/screens.ts';
import { simulateJob } from './jobs/simulate.ts';
import { traceJobs } from './jobs/traces.ts';
import { weightsJob } from './jobs/weights.ts';
import { yieldsJob } from './jobs/yields.ts';
import { lookOf, type Look } from './screens/looks.ts';
import { runRounds } from './rounds.ts';
import {
  dryPlansTable,
  firstLoadTable,
  jobTable,
  loadsTable,
  memoryTable,
  opensTable,
  savesTable,
  screensTables,
  serviceTable,
} from './tables.ts';

const { values } = parseArgs({
  options: {
    job: { type: 'string' },
    rounds: { type: 'string', default: '15' },
    out: { type: 'string' },
    /** Orders of the farm that the screens are measured on. */
    orders: { type: 'string' },
    /** On what the screens are looked at: 1280 px of a laptop or 412 px of a phone. */
    width: { type: 'string', default: '1280' },
    /** By how much the machine is slowed down for the screens: once as it is, and once four times. */
    slowed: { type: 'string', default: '1,4' },
    /** Problems of each size that plans of the dryers are compared on. */
    seeds: { type: 'string', default: '5' },
    /** Seconds that HiGHS may take for a plan of the dryers. */
    'highs-seconds': { type: 'string', default: '20' },
    /** Folder of the built web app. */
    web: { type: 'string', default: fileURLToPath(new URL('../dist/web', import.meta.url)) },
    /** Smallest sizes and three rounds: shows that the answers agree, not how quick they are. */
    smoke: { type: 'boolean', default: false },
  },
});
const { smoke, web } = values;
const rounds = Number(values.rounds);

interface Report {
  readonly result: unknown;
  readonly text: string;
}

const REPORTS: Readonly<Record<string, () => Report | Promise<Report>>> = {
  recurrence: () => compare(recurrenceJob(smoke ? 100 : 10_000)),
  plan: () => compare(planJob(smoke ? 20 : 500)),
  // Beside packages of `bench/peers`, where they are installed.
  'plan-peers': async () =>
    compareAll(await Promise.all((smoke ? [100] : [1000, 10_000, 100_000]).map(planPeersJob))),
  promise: () => compare(smoke ? availabilityJob(20, 1) : availabilityJob(500, 24)),
  merge: () => compare(smoke ? mergeJob(20, 1) : mergeJob(500, 12)),
  reports: () => compareAll(reportJobs(smoke ? 30 : 500)),
  weights: () => compare(weightsJob(smoke ? 500 : 10_000)),
  yields: () => compare(yieldsJob(smoke ? 25 : 500)),
  sales: () => compareAll(salesJobs(smoke ? 30 : 500)),
  invoices: () => compareAll(smoke ? invoiceJobs(30, 100) : invoiceJobs(500, 5000)),
  traces: () => compareAll(smoke ? traceJobs(30, 1000) : traceJobs(500, 20_000)),
  simulate: () => compare(simulateJob(smoke ? 50 : 1000)),
  'first-load': () => {
    const result = measureFirstLoad(web);
    return { result, text: firstLoadTable(result) };
  },
  loads: inBrowser('loads', async () => {
    const result = await measureLoads(web, smoke ? 1 : Math.min(rounds, 9));
    return { result, text: loadsTable(result) };
  }),
  'dry-plan': async () => {
    const result = await compareDryPlans({
      families: smoke ? DRY_PLAN_SIZES.slice(0, 1) : [...DRY_PLAN_SIZES, ...OTHER_FAMILIES],
      seeds: smoke ? 1 : Number(values.seeds),
      highsSeconds: smoke ? 2 : Number(values['highs-seconds']),
      budget: smoke ? 200 : 1000,
    });
    return { result, text: dryPlansTable(result) };
  },
  service: async () => {
    const size = smoke
      ? { rounds: 1, requests: 200, idle: 20, idleSeconds: 2 }
      : { rounds, requests: 4_000, idle: 1_000, idleSeconds: 40 };
    const result = await measureService(size);
    return { result, text: serviceTable(result) };
  },
  saves: inBrowser('saves', async () => {
    const result = await measureSaves(web, smoke, smoke ? 2 : 40);
    return { result, text: savesTable(result) };
  }),
  opens: inBrowser('opens', async () => {
    const size = values.orders === undefined ? undefined : Number(values.orders);
    const result = await measureOpens(web, smoke, smoke ? 1 : Math.min(rounds, 5), size);
    return { result, text: opensTable(result) };
  }),
  memory: inBrowser('memory', async () => {
    const result = await measureMemory(web, smoke);
    return { result, text: memoryTable(result) };
  }),
  screens: inBrowser('screens', () =>
    screensOn(lookOf(Number(values.width)), values.slowed.split(',').map(Number)),
  ),
  // The same at 412 px, which is a phone: only as slow as one.
  phone: inBrowser('phone', () => screensOn('phone', [4])),
};

async function screensOn(look: Look, slowedDown: readonly number[]): Promise<Report> {
  const result = await measureScreens({
    webRoot: web,
    smoke,
    look,
    rounds: Math.min(rounds, 9),
    orders: values.orders === undefined ? undefined : Number(values.orders),
    slowedDown,
  });
  return { result, text: screensTables(result) };
}

/** Measures what needs a browser, where there is one. */
function inBrowser(job: string, measure: () => Report | Promise<Report>) {
  const { executablePath } = QUIET_CHROMIUM;
  return (): Report | Promise<Report> =>
    existsSync(executablePath)
      ? measure()
      : {
          result: { job, verdict: 'absent' },
          text: `### ${job}\n\nNot measured: there is no browser at ${executablePath}.`,
        };
}

async function compare(job: Job): Promise<Report> {
  await job.check();
  const result = await runRounds(job, smoke ? 3 : rounds);
  return { result, text: jobTable(result) };
}

async function compareAll(jobs: readonly Job[]): Promise<Report> {
  const reports: Report[] = [];
  for (const job of jobs) reports.push(await compare(job));
  return {
    result: reports.map(({ result }) => result),
    text: reports.map(({ text }) => text).join('\n\n'),
  };
}

const results: unknown[] = [];
for (const name of values.job?.split(',') ?? Object.keys(REPORTS)) {
  const report = REPORTS[name];
  if (!report)
    throw new Error(`No benchmark "${name}"; there is ${Object.keys(REPORTS).join(', ')}.`);
  const { result, text } = await report();
  results.push(result);
  process.stdout.write(`${text}\n\n`);
}

if (values.out) {
  const { node } = process.versions;
  writeFileSync(values.out, `${JSON.stringify({ node, results }, null, 2)}\n`);
}
