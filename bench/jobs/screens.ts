import { writeBackup } from '#state/backup/write-backup.ts';
import { type Goal, judge } from '../goals.ts';
import { largeFarm } from '../farms/large-farm.ts';
import { median } from '../rounds.ts';
import { type GrowerBrowser, openGrowerBrowser } from '../screens/grower-browser.ts';
import type { Look } from '../screens/looks.ts';
import { type Imported, importFarm } from '../screens/import-farm.ts';
import { type Measured, type Walk, daysWork, walkOnce } from '../screens/measure.ts';
import { type PageShift, measureShift } from '../screens/measure-shifts.ts';

const TODAY = '2026-11-20';
const MORNING = `${TODAY}T08:00:00-08:00`;

/** An action feels immediate up to here. */
export const LIMIT_MS = 100;

/** A farm of more orders than this is a large one, on which actions may take longer. */
const LARGE = 1000;
const LARGE_LIMIT_MS = 200;

/** Ticking one of all its tasks. */
const TICK = 'Tasks: tick a task';
const TICK_LIMIT_MS = 50;

/** Of the frame that shows it, an empty update may hit the beginning or the end; one on a busy machine takes longer. */
const NOISY_MS = 20;

/** Fewer walks show that the answers come, not how quick they are. */
const FEWEST_ROUNDS = 3;

const NOT_MEASURED: Measured = { ms: NaN, work: NaN, longestBlock: NaN, longestPiece: NaN };

/** The answers to one action over all good walks, in milliseconds. */
export interface ActionFigures {
  readonly action: string;
  readonly median: number;
  readonly min: number;
  readonly max: number;
  readonly ofLimit: number;
  readonly ofEmptyUpdate: number;
  /** Work of the page's thread beyond that of an empty update. */
  readonly work: number;
  readonly longestBlock: number;
  readonly longestPiece: number;
}

/** All walks on a machine of one speed. */
export interface ScreenFigures {
  /** 1 is the machine itself, 4 one of a quarter of its speed. */
  readonly slowedDown: number;
  readonly rounds: number;
  readonly verdict: 'measured' | 'too noisy';
  readonly emptyUpdate: number;
  readonly actions: readonly ActionFigures[];
  readonly goals: readonly Goal[];
}

export interface ScreensResult {
  readonly job: string;
  readonly imported: Imported;
  readonly shifts: readonly PageShift[];
  readonly figures: readonly ScreenFigures[];
  /** What holds for a screen at any speed: nothing of it moves by itself. */
  readonly goals: readonly Goal[];
}

/** Which farm is looked at on what, and how quick the machine is. */
export interface ScreensToMeasure {
  readonly webRoot: string;
  readonly smoke: boolean;
  readonly look: Look;
  readonly rounds: number;
  readonly orders?: number | undefined;
  /** 1 is the machine itself, 4 one of a quarter of its speed. */
  readonly slowedDown: readonly number[];
}

/**
 * How long the screens take to answer on a large farm, from the event to the frame that shows the answer.
 *
 * A round walks through every screen; an answer that never appears fails the run.
 */
export async function measureScreens(how: ScreensToMeasure): Promise<ScreensResult> {
  const { webRoot, smoke, look, rounds, orders = smoke ? 60 : 500 } = how;
  const months = smoke ? 1 : orders > LARGE ? 8 : 12;
  const farm = largeFarm({ varieties: 40, orders, months, today: TODAY });
  const browser = await openGrowerBrowser(webRoot, MORNING, look);
  try {
    const { page } = browser;
    const start = await measureShift(page, '/start');
    const imported = await importFarm(page, writeBackup(farm, `${TODAY}T16:00:00.000Z`));
    const shifts = [start, await measureShift(page, '/tasks/today')];
    shifts.push(await measureShift(page, '/dashboard'));
    const figures: ScreenFigures[] = [];
    const isLarge = orders > LARGE;
    const limit = isLarge ? LARGE_LIMIT_MS : LIMIT_MS;
    for (const slowedDown of smoke ? [1] : how.slowedDown)
      figures.push(
        await measureAt(browser, look, {
          slowedDown,
          rounds: smoke ? 1 : rounds,
          goals: daysWork(look)
            .map(({ name }) => ({ name, most: limit }))
            .concat(isLarge ? [{ name: TICK, most: TICK_LIMIT_MS }] : []),
        }),
      );
    const size = `${orders} orders, ${months} months, ${farm.tasks.length} tasks`;
    const goals = shifts.map(({ path, score }) => judge(`${path}: moved by itself`, [score], 0));
    return { job: `screens on a ${look}, ${size}`, imported, shifts, figures, goals };
  } finally {
    await browser.close();
  }
}

async function measureAt(
  browser: GrowerBrowser,
  look: Look,
  how: {
    readonly slowedDown: number;
    readonly rounds: number;
    /** Which action may take how many milliseconds. */
    readonly goals: readonly { readonly name: string; readonly most: number }[];
  },
): Promise<ScreenFigures> {
  const { slowedDown, rounds } = how;
  await browser.slowDown(slowedDown);
  // The first walk loads what the screens are made of.
  const walks: Walk[] = rounds === 1 ? [] : [await walkOnce(browser, look)];
  for (let round = 0; round < rounds; round += 1) walks.push(await walkOnce(browser, look));
  const counted = rounds === 1 ? walks : walks.slice(1);
  const quickest = Math.min(...counted.map(({ emptyUpdate }) => emptyUpdate.ms));
  const good = counted.filter(
    ({ emptyUpdate }) => emptyUpdate.ms <= quickest + NOISY_MS * slowedDown,
  );
  const isNoisy = rounds < FEWEST_ROUNDS || good.length * 2 <= rounds;
  return {
    slowedDown,
    rounds: good.length,
    verdict: isNoisy ? 'too noisy' : 'measured',
    goals: how.goals.map(({ name, most }) => {
      const times = good.map((walk) => (walk.actions.get(name) ?? NOT_MEASURED).ms);
      return judge(`${name}, ms`, times, most, isNoisy);
    }),
    emptyUpdate: median(good.map(({ emptyUpdate }) => emptyUpdate.ms)),
    actions: daysWork(look).map(({ name }) => figuresOf(name, good)),
  };
}

function figuresOf(action: string, walks: readonly Walk[]): ActionFigures {
  const at = (walk: Walk) => walk.actions.get(action) ?? NOT_MEASURED;
  const times = walks.map((walk) => at(walk).ms);
  return {
    action,
    median: median(times),
    min: Math.min(...times),
    max: Math.max(...times),
    ofLimit: median(times) / LIMIT_MS,
    ofEmptyUpdate: median(walks.map((walk) => at(walk).ms / walk.emptyUpdate.ms)),
    work: median(walks.map((walk) => at(walk).work - walk.emptyUpdate.work)),
    longestBlock: median(walks.map((walk) => at(walk).longestBlock)),
    longestPiece: median(walks.map((walk) => at(walk).longestPiece)),
  };
}
