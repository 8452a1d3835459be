import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { build } from 'vite';
import { serveWeb } from '#tests/support/server/serve-web.ts';
import { seededDraws } from '#tests/support/random/seeded-draws.ts';
import type { Fault } from './browser/fault.ts';
import { crashedPage } from './browser/crashed-page.ts';
import { fullDisk } from './browser/full-disk.ts';
import { killedAfterSaving } from './browser/killed-after-saving.ts';
import { killedAtWork } from './browser/killed-at-work.ts';
import { killedMerging } from './browser/killed-merging.ts';
import { killedMigrating } from './browser/killed-migrating.ts';
import { newerVersion } from './browser/newer-version.ts';
import { powerCut } from './browser/power-cut.ts';
import { sleepingTab } from './browser/sleeping-tab.ts';

/** What may be said about a run besides its seed. */
export const BROWSER_OPTIONS = {
  /** How often each fault is tried. */
  rounds: { type: 'string', default: '30' },
} as const;

interface BrowserRequest {
  readonly seed: string;
  readonly rounds: string;
  /** Names of the faults to try; none for all. */
  readonly parts: readonly string[];
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'killed-after-saving': killedAfterSaving,
  'killed-at-work': killedAtWork,
  'killed-migrating': killedMigrating,
  'killed-merging': killedMerging,
  'crashed-page': crashedPage,
  'newer-version': newerVersion,
  'full-disk': fullDisk,
  'power-cut': powerCut,
  'sleeping-tab': sleepingTab,
};

/** Hurts a real browser with the built app in it, fault by fault. Answers how many faults did harm. */
export async function soakBrowser(
  wishes: BrowserRequest,
  print: (line: string) => void,
): Promise<number> {
  const names = wishes.parts.length > 0 ? wishes.parts : Object.keys(FAULTS);
  const webRoot = await mkdtemp(join(tmpdir(), 'mgm-web-'));
  await build({ logLevel: 'silent', build: { outDir: webRoot, emptyOutDir: true } });
  const web = await serveWeb(webRoot);
  let wrong = 0;
  try {
    for (const name of names) {
      const fault = Object.hasOwn(FAULTS, name) ? FAULTS[name] : undefined;
      if (!fault) throw new Error(`Known faults: ${Object.keys(FAULTS).join(', ')}`);
      const start = performance.now();
      const { figures, problems } = await fault({
        address: web.address,
        webRoot,
        draws: seededDraws(Number(wishes.seed)),
        rounds: Number(wishes.rounds),
      }).catch((cause: unknown) => ({ figures: 'broken off', problems: [inspect(cause)] }));
      const seconds = Math.round((performance.now() - start) / 1000);
      print(`browser ${name}, seed ${wishes.seed}: ${figures} (${seconds} s)`);
      for (const problem of problems.slice(0, 20)) print(`  ${problem}`);
      wrong += problems.length > 0 ? 1 : 0;
    }
  } finally {
    await web.close();
    await rm(webRoot, { recursive: true });
  }
  return wrong;
}
