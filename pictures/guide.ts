import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { AvailabilityDialog } from '#tests/e2e/pages/availability-dialog.ts';
import { TasksOfDay } from '#tests/e2e/pages/tasks-of-day.ts';
import { FRIDAY_MORNING, openAt, untilDrawn, type Camera, type PictureSize } from './camera.ts';
import { GUIDE_FARMS } from './guide-farms.ts';

/** A picture of the documentation: where it is kept, what it is of, and how one gets there. */
interface GuidePicture {
  readonly file: string;
  readonly farm: keyof typeof GUIDE_FARMS;
  readonly path: string;
  readonly size?: PictureSize;
  /** Friday morning when left out. */
  readonly at?: string;
  readonly steps?: (page: Page) => Promise<void>;
}

const SUNDAY_CALL = '2026-11-22T14:00:00-08:00';
const CUT_ON_TUESDAY = '2026-11-24T08:00:00-08:00';

const ask = (howMuch: string) => async (page: Page) => {
  const dialog = new AvailabilityDialog(page);
  await dialog.ask('Sunflower', howMuch, '2026-11-30');
  await dialog.answer.getByText(/^(Yes|No),/).waitFor();
};

/** The list of tasks without the question about plantings of days ago. */
const hideQuestion = (page: Page) =>
  page.getByRole('button', { name: 'Hide', exact: true }).click();

/** Two bowls of radish on the scale. */
async function weighRadish(page: Page): Promise<void> {
  await new TasksOfDay(page, 'Tuesday 11/24').tick('Harvest', 'Radish').click();
  await page.getByRole('button', { name: 'Add weight', exact: true }).click();
  await page.getByRole('textbox', { name: 'Weight of Radish in oz' }).fill('8.4 + 9');
}

/** What was cut on Tuesday, typed down from the paper. */
async function typeSheet(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'More for Tuesday 11/24' });
  const enter = page.getByText('Enter harvest sheet', { exact: true });
  // A phone has the menu of the day open beside it.
  await menu.or(enter).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await enter.click();
  const sheet = page.getByRole('dialog', { name: 'Enter harvest sheet' });
  await sheet.getByRole('textbox', { name: 'Weight of Radish in oz' }).fill('8.4 + 9');
  await sheet.getByRole('textbox', { name: 'Weight of Kale in oz' }).fill('7.5');
  await sheet.getByRole('checkbox', { name: 'Mizuna' }).check();
}

/** Two items of a load, weighed before and after the dryer. */
async function weighLoad(page: Page): Promise<void> {
  await page.getByLabel('Fresh weight of Speckled Pea powder').fill('74');
  await page.getByLabel('Dry weight of Speckled Pea powder').fill('168');
  await page.getByLabel('Fresh weight of Broccoli powder').fill('16.5');
}

const PICTURES: readonly GuidePicture[] = [
  { file: 'pictures/dashboard', farm: 'small', path: '/dashboard' },
  { file: 'guide/pictures/runs-out', farm: 'demo', path: '/dashboard' },
  { file: 'guide/pictures/tasks', farm: 'morning', path: '/tasks/today', steps: hideQuestion },
  {
    file: 'guide/pictures/tasks-phone',
    farm: 'morning',
    path: '/tasks/today',
    size: 'phone',
    steps: hideQuestion,
  },
  { file: 'guide/pictures/orders', farm: 'small', path: '/ops/orders' },
  { file: 'guide/pictures/costs', farm: 'small', path: '/reporting/costs' },
  {
    file: 'guide/pictures/dry-plan',
    farm: 'small',
    path: '/alchemy/planner',
    // The search for a better plan has ended.
    steps: (page) =>
      page.locator('button:not([aria-disabled])', { hasText: 'Use this plan' }).waitFor(),
  },
  {
    file: 'guide/pictures/dry-weigh',
    farm: 'drying',
    path: '/alchemy/freeze-dryer?weigh=dry_fd-1_2026-11-19',
    size: 'phone',
    steps: weighLoad,
  },
  ...(['yes', 'no'] as const).map((answer) => ({
    file: `guide/pictures/chef-${answer}`,
    farm: 'bistro' as const,
    path: '/ops/orders?promise',
    size: 'phone' as const,
    at: SUNDAY_CALL,
    steps: ask(answer === 'yes' ? '10' : '20'),
  })),
  {
    file: 'guide/pictures/shortages',
    farm: 'lostTray',
    path: '/tasks/shortages',
    at: SUNDAY_CALL,
  },
  {
    file: 'guide/pictures/weigh-harvest',
    farm: 'weighing',
    path: '/tasks/today',
    size: 'phone',
    at: CUT_ON_TUESDAY,
    steps: weighRadish,
  },
  {
    file: 'guide/pictures/weigh-sheet',
    farm: 'weighing',
    path: '/tasks/today',
    size: 'phone',
    at: CUT_ON_TUESDAY,
    steps: typeSheet,
  },
  {
    file: 'guide/pictures/weigh-learned',
    farm: 'weighing',
    path: '/catalog/varieties/radish',
    at: CUT_ON_TUESDAY,
    steps: (page) => page.getByRole('region', { name: 'Harvests' }).scrollIntoViewIfNeeded(),
  },
];

/**
 * Draws the pictures of the documentation anew, each where its page looks for it.
 *
 * @param only - Files that hold this text, all of them when left out.
 */
export async function drawGuide(camera: Camera, only = ''): Promise<number> {
  const wanted = PICTURES.filter(({ file }) => file.includes(only));
  for (const { file, farm, path, steps, size = 'laptop', at = FRIDAY_MORNING } of wanted) {
    const page = await camera.sit({
      farm: await GUIDE_FARMS[farm](),
      size,
      at,
      // A phone is shown at the sharpness that it has; in a page it stands at half of it.
      sharpness: size === 'phone' ? 2 : 1,
    });
    await openAt(page, path);
    await steps?.(page);
    await untilDrawn(page);
    await page.screenshot({ path: fileURLToPath(new URL(`../docs/${file}.png`, import.meta.url)) });
    await page.context().close();
  }
  return wanted.length;
}
