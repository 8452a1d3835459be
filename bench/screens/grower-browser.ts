import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Page, chromium } from '@playwright/test';
import { build } from 'vite';
import { QUIET_CHROMIUM } from '#tests/support/browser/quiet-chromium.ts';
import { serveWeb } from '#tests/support/server/serve-web.ts';
import type { PageWatch } from './answer.ts';
import { heldByKind } from './heap-kinds.ts';
import { LOOKS, type Look } from './looks.ts';
import type { HeldByKind } from './snapshot-reader.ts';
import { watchPieces } from './watch-pieces.ts';

declare global {
  // oxlint-disable-next-line no-var -- a global can only be declared so.
  var pageWatch: PageWatch;
}

/** The built product in a real browser, looked at on a fixed day. */
export interface GrowerBrowser {
  readonly page: Page;
  /** How long the page's one thread has worked so far; what other programs do meanwhile does not count. */
  busyMs(): Promise<number>;
  /** Notes the pieces of the thread's work until its answer is called: the longest since the event, by the thread's own time. */
  watchPieces(): Promise<() => Promise<number>>;
  /** What the page's memory holds once all that nobody needs has been collected. */
  heldMegabytes(): Promise<number>;
  /** The same with what Chromium keeps beside it, by whose it is. */
  heldByKind(): Promise<HeldByKind>;
  /** 1 is the machine as it is, 4 a telephone of the middle class. */
  slowDown(times: number): Promise<void>;
  close(): Promise<void>;
}

/** Serves the built product on a free port and opens it. */
export async function openGrowerBrowser(
  webRoot: string,
  morning: string,
  look: Look = 'laptop',
): Promise<GrowerBrowser> {
  if (!existsSync(webRoot))
    throw new Error('There is no built web app; run `npm run build` first.');
  const web = await serveWeb(webRoot);
  const browser = await chromium.launch(QUIET_CHROMIUM);
  const context = await browser.newContext({
    baseURL: web.address,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    serviceWorkers: 'block',
    ...LOOKS[look],
  });
  await context.addInitScript({ content: await inPageScript(morning) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    page,
    async busyMs() {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
    },
    async heldMegabytes() {
      // What is only weakly held goes in the second turn.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6;
    },
    heldByKind: () => heldByKind(session),
    watchPieces: () => watchPieces(session),
    slowDown: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    async close() {
      await browser.close();
      await web.close();
    },
  };
}

/** What runs inside the page, as one script that needs nothing else. */
async function inPageScript(morning: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"', FARM_MORNING: JSON.stringify(morning) },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('in-page.tsx', import.meta.url)),
        formats: ['iife'],
        name: 'bench',
      },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  return output.output[0].code;
}
