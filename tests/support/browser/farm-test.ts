import { test as base, expect as baseExpect, type Page } from '@playwright/test';
import { accessibilityProblems } from './accessibility.ts';
import {
  ADMITTED,
  type Backup,
  comeBackWith,
  entriesOfBackup,
  textOfBackup,
} from './earlier-visit.ts';
import { SCREENS } from './routes.ts';

/** The farm's day in every journey: Friday 2026-11-20, in the morning where the farm is. */
export const FARM_MORNING = '2026-11-20T08:00:00-08:00';

/** The backup of a believable one-person farm around that day. */
export const SMALL_FARM = 'tests/samples/small-farm.json';

/** The backup of the farm of the worked examples, which are about the Sunday after it. */
export const BISTRO = 'tests/samples/bistro.json';

/** A grower's browser with an empty farm, past the start screen. */
export interface Farm {
  /** Opens a screen by its path and waits until it shows its heading; with a backup as after `has`. */
  open(path: string, backup?: Backup): Promise<void>;
  /** Moves on to another screen as a link does, without loading the app again. */
  walkTo(path: string): Promise<void>;
  /** It is a later moment, and the grower comes back to the screen that stood open. */
  comeBackAt(moment: string, path: string): Promise<void>;
  /** The farm of a backup is on the device since an earlier visit; before any screen is opened. */
  has(backup: Backup): Promise<void>;
  /** Loads a backup through Setup, as a grower would; slower than `has`. */
  importBackup(backup: Backup): Promise<void>;
  /** Waits until all changes so far are on the device. */
  saved(): Promise<void>;
}

interface FarmFixtures {
  /** Error lines that a journey provokes on purpose. */
  readonly expectedComplaints: readonly RegExp[];
  /** Nothing may go wrong unseen: page errors, error lines in the console, blocked content. */
  readonly quiet: void;
  readonly farm: Farm;
}

export const test = base.extend<FarmFixtures>({
  expectedComplaints: [[], { option: true }],
  page: async ({ page }, provide) => {
    await page.clock.setFixedTime(FARM_MORNING);
    await keepUndo(page);
    // What is on paper stays there until it is looked at.
    await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
    leaveOnlyWhatIsSaved(page);
    await provide(page);
  },
  quiet: [
    async ({ page, expectedComplaints }, provide) => {
      const complaints = listenForComplaints(page);
      await provide();
      const unexpected = complaints.filter(
        (text) => !expectedComplaints.some((pattern) => pattern.test(text)),
      );
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  farm: async ({ page }, provide) => {
    await comeBackWith(page.context(), ADMITTED);
    const walkTo = async (path: string) => {
      await walk(page, path);
      const known = SCREENS.find((screen) => screen.path === path.split('?')[0]);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, path).toContainText(known?.heading ?? /./);
    };
    await provide({
      open: async (path, backup) => {
        if (backup !== undefined) await haveBackup(page, backup);
        await openScreen(page, path);
      },
      walkTo,
      comeBackAt: async (moment, path) => {
        await page.clock.setFixedTime(moment);
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        await walkTo(path);
      },
      has: (backup) => haveBackup(page, backup),
      importBackup: (backup) => importBackup(page, backup),
      saved: () => expect(page.getByRole('banner').getByText(/^Saved/)).toBeVisible(),
    });
  },
});

export const expect = baseExpect.extend({
  /** Nothing on the page, or within a part of it, stands in the way of people. */
  async toHaveNoBarrier(page: Page, within?: string) {
    const problems = await accessibilityProblems(page, within);
    return { pass: problems.length === 0, message: () => problems.join('\n') };
  },
});

export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** The first visit fetches the app; the second one is served by what is on the device. */
export async function visitAgain(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
}

/** A part of the screen, by its heading. */
export function part(page: Page, name: string) {
  return page.getByRole('region', { name });
}

/** Waits until the screen says each of these, as it stands here. */
export async function says(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();
}

/** Takes back what the message on the screen tells of; the one before it goes a moment after it has come. */
export async function undo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Undo', exact: true });
  await expect(button).toHaveCount(1);
  await button.click();
}

/**
 * A message offers Undo for six seconds, in which a slow machine may not come from what the message says to its
 * button: here it stays three times as long.
 */
async function keepUndo(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const OFFERED_FOR = 6000;
    const later = globalThis.setTimeout;
    const slower = (run: TimerHandler, wait?: number, ...rest: unknown[]) =>
      later(run, wait === OFFERED_FOR ? 3 * OFFERED_FOR : wait, ...rest);
    Object.assign(globalThis, { setTimeout: slower });
  });
}

/**
 * A page is loaded anew only when it would not ask "Leave?": what was done before is on the device by
 * then. A browser that is driven answers that question by leaving, and the work of a moment ago is gone.
 */
function leaveOnlyWhatIsSaved(page: Page): void {
  const isSaved = () =>
    page.evaluate(() => dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const saved = () => expect.poll(isSaved, 'all is saved before the page is left').toBe(true);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...to) => {
    await saved();
    return await goto(...to);
  };
  page.reload = async (...how) => {
    await saved();
    return await reload(...how);
  };
}

/** The address changes while the app goes on, as when a link in it is pressed. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Holds back the files of an address until they are let through. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letThrough = (): void => undefined;
  const isWanted = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await isWanted;
    await route.continue();
  });
  return letThrough;
}

async function haveBackup(page: Page, backup: Backup): Promise<void> {
  if (page.url() !== 'about:blank')
    throw new Error('A farm is open already: import the backup through Setup.');
  await comeBackWith(page.context(), await entriesOfBackup(backup));
}

async function importBackup(page: Page, backup: Backup): Promise<void> {
  await openScreen(page, '/setup/settings');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import backup' }).click();
  const buffer = Buffer.from(await textOfBackup(backup));
  await (await chooser).setFiles({ name: 'farm.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Backup imported.')).toBeVisible();
}

function listenForComplaints(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.context().on('weberror', (event) => complaints.push(String(event.error())));
  page.context().on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  return complaints;
}
