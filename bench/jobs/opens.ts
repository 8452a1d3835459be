import { writeBackup } from '#state/backup/write-backup.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { type Goal, judge } from '../goals.ts';
import { type GrowerBrowser, openGrowerBrowser } from '../screens/grower-browser.ts';
import { chooseBackup, importFarm } from '../screens/import-farm.ts';

const TODAY = '2026-11-20';
const SLOWED_DOWN = 4;

/** What the dashboard says of every farm that has work. */
const CONTENT = 'Today at a glance';

/** After half a minute without a change the farm is kept whole; all that an opening leaves to later is done by then, too. */
const KEPT_MS = 33_000;
const RESTED_MS = 6_000;

/** How long a large farm takes to be on the screen, and how long the page stands still for it. */
export interface OpensResult {
  readonly job: string;
  readonly goals: readonly Goal[];
}

/** One visit: time of the page's thread until the content is there, and the longest piece that it worked in. */
interface Opened {
  readonly work: number;
  readonly longestPiece: number;
}

/**
 * Imports a farm and opens its dashboard, over and over, on a machine of a quarter of the speed.
 *
 * Counted is what the page's own thread works, which other programs do not make longer. The longest piece is that
 * of all that an opening brings with it, also once the content is there.
 */
export async function measureOpens(
  webRoot: string,
  smoke: boolean,
  visits: number,
  orders = smoke ? 60 : 10_000,
): Promise<OpensResult> {
  const farm = largeFarm({ varieties: 40, orders, months: smoke ? 1 : 8, today: TODAY });
  const backup = writeBackup(farm, `${TODAY}T16:00:00.000Z`);
  const browser = await openGrowerBrowser(webRoot, `${TODAY}T08:00:00-08:00`);
  try {
    const { page } = browser;
    await importFarm(
      page,
      writeBackup(
        largeFarm({ varieties: 4, orders: 4, months: 1, today: TODAY }),
        `${TODAY}T16:00:00.000Z`,
      ),
    );
    await browser.slowDown(smoke ? 1 : SLOWED_DOWN);
    const pieceOfImport = await browser.watchPieces();
    await chooseBackup(page, backup);
    await page.waitForTimeout(RESTED_MS);
    const imported = await pieceOfImport();
    await browser.slowDown(1);
    await page.waitForTimeout(smoke ? 0 : KEPT_MS);
    // The first visit reads the farm whole, as after every new version of the app.
    const first = await open(browser, smoke);
    const later: Opened[] = [];
    for (let visit = 0; visit < visits; visit += 1) later.push(await open(browser, smoke));
    return {
      job: `opens, ${orders} orders, ${farm.tasks.length} tasks, ${(backup.length / 1e6).toFixed(1)} MB`,
      goals: [
        judge('first visit of a version: work, ms', [first.work], 2000, smoke),
        judge('first visit of a version: longest piece, ms', [first.longestPiece], 200, smoke),
        judge(
          'visit: work until its content, ms',
          later.map(({ work }) => work),
          2000,
          smoke,
        ),
        judge(
          'visit: longest piece, ms',
          later.map((visit) => visit.longestPiece),
          200,
          smoke,
        ),
        judge('import: longest piece, ms', [imported], 100, smoke),
      ],
    };
  } finally {
    await browser.close();
  }
}

async function open(browser: GrowerBrowser, smoke: boolean): Promise<Opened> {
  const { page } = browser;
  await browser.slowDown(smoke ? 1 : SLOWED_DOWN);
  const longestPiece = await browser.watchPieces();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.getByText(CONTENT).waitFor({ timeout: 120_000 });
  const work = await browser.busyMs();
  await page.waitForTimeout(smoke ? 0 : RESTED_MS * 2);
  const opened = { work, longestPiece: await longestPiece() };
  await browser.slowDown(1);
  return opened;
}
