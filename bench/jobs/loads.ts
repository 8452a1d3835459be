import { rm } from 'node:fs/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { ADMITTED, comeBackWith } from '#tests/support/browser/earlier-visit.ts';
import { QUIET_CHROMIUM } from '#tests/support/browser/quiet-chromium.ts';
import { serveWeb } from '#tests/support/server/serve-web.ts';
import { type Goal, judge } from '../goals.ts';
import { buildShell } from '../loads/build-shell.ts';
import { median } from '../rounds.ts';

/** A telephone of the middle class on a slow mobile network. */
const SLOWED_DOWN = 4;
const PHONE = { width: 412, height: 860 };
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** One page and what has to be on the screen before somebody can read it. */
interface Load {
  readonly name: string;
  readonly path: string;
  /** The last of its texts that somebody waits for. */
  readonly content: string;
  readonly isShell?: boolean;
  readonly isSecondVisit?: boolean;
  /** Times the shell. */
  readonly most: number;
}

const SHELL: Load = {
  name: 'shell',
  path: '/',
  content: 'Item 60',
  isShell: true,
  most: 1,
};

const LOADS: readonly Load[] = [
  { name: '/start', path: '/start', content: 'Continue without Google', most: 1.5 },
  { name: '/dashboard', path: '/dashboard', content: 'What do you grow?', most: 1.8 },
  {
    name: '/dashboard, second visit',
    path: '/dashboard',
    content: 'What do you grow?',
    isSecondVisit: true,
    most: 1.5,
  },
];

/** How long a page took to be readable, and what it asked the network for. */
interface Visit {
  readonly ms: number;
  readonly requests: number;
  readonly kilobytes: number;
}

export interface LoadsResult {
  readonly loads: readonly { readonly name: string; readonly visits: readonly Visit[] }[];
  readonly goals: readonly Goal[];
}

/**
 * How long a first visit takes until its content is on the screen, beside a page of bare React.
 *
 * All of them are opened in turn, round after round; a goal is a ratio within one round.
 */
export async function measureLoads(webRoot: string, rounds: number): Promise<LoadsResult> {
  const shellRoot = await buildShell();
  const [app, shell] = [await serveWeb(webRoot), await serveWeb(shellRoot)];
  const browser = await chromium.launch(QUIET_CHROMIUM);
  const all = [SHELL, ...LOADS];
  const visits = new Map<string, Visit[]>(all.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const load of all) {
        const address = (load.isShell === true ? shell : app).address;
        visits.get(load.name)?.push(await visit(browser, address, load));
      }
    }
  } finally {
    await browser.close();
    await app.close();
    await shell.close();
    await rm(shellRoot, { recursive: true });
  }
  const timesOf = (name: string) => (visits.get(name) ?? []).map(({ ms }) => ms);
  const shellTimes = timesOf(SHELL.name);
  const isNoisy = Math.max(...shellTimes) > 2 * median(shellTimes);
  return {
    loads: [...visits].map(([name, ofLoad]) => ({ name, visits: ofLoad })),
    goals: LOADS.map(({ name, most }) => {
      const ratios = timesOf(name).map((ms, round) => ms / (shellTimes[round] ?? NaN));
      return judge(`${name}: content, / shell`, ratios, most, isNoisy);
    }),
  };
}

async function visit(browser: Browser, address: string, load: Load): Promise<Visit> {
  const context = await browser.newContext({
    viewport: PHONE,
    serviceWorkers: load.isSecondVisit === true ? 'allow' : 'block',
  });
  try {
    if (load.path !== '/start' && load.isShell !== true) await comeBackWith(context, ADMITTED);
    if (load.isSecondVisit === true) await visitBefore(context, address, load);
    return await readPage(context, address, load);
  } finally {
    await context.close();
  }
}

/** The visit of yesterday, with all the time it needs. */
async function visitBefore(context: BrowserContext, address: string, load: Load): Promise<void> {
  const page = await context.newPage();
  await page.goto(address + load.path);
  await page.getByText(load.content).first().waitFor();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.waitForTimeout(2000);
  await page.close();
}

async function readPage(context: BrowserContext, address: string, load: Load): Promise<Visit> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
  let [requests, bytes] = [0, 0];
  session.on('Network.requestWillBeSent', () => (requests += 1));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript({ content: watchContent(load.content) });
  await page.goto(address + load.path, { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.has(window, 'contentAt'), null, { timeout: 120_000 });
  const ms = Number(await page.evaluate('window.contentAt'));
  return { ms, requests, kilobytes: bytes / 1000 };
}

/** Runs in the page: notes the time after the frame in which the content is there. As text, since what runs this adds names to functions. */
const watchContent = (content: string): string => `
  requestAnimationFrame(function look() {
    const text = document.getElementById('root')?.textContent ?? '';
    if (!text.includes(${JSON.stringify(content)})) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => (window.contentAt = performance.now())));
  });
`;
