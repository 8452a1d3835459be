import type { Page } from '@playwright/test';
import { bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import { changedSmallFarm } from '#tests/support/farms/small-farm.ts';
import { expect, test, type Farm } from '#tests/support/browser/farm-test.ts';
import { SCREENS } from '#tests/support/browser/routes.ts';
import { savedFile } from '#tests/support/browser/saved-file.ts';
import { shownTexts } from '#tests/support/browser/shown-texts.ts';
import { AvailabilityDialog } from './pages/availability-dialog.ts';
import { CsvImportDialog } from './pages/catalog/csv-import-dialog.ts';
import { TasksOfDay } from './pages/tasks-of-day.ts';

const LYON = { weights: 'metric', currency: 'EUR', dates: 'day-first', numbers: 'comma' } as const;

/** Ounces, pounds, dollars, a month before its day, a decimal point. */
const US_WAYS =
  /\b(?:oz|lbs?|[Oo]unces?|[Pp]ounds?)\b|\$|\b(?:1[0-2]|[1-9])\/\d{1,2}\b(?!\))|\d\.(?!\d{3}(?:\D|$))\d|\d [AP]M\b/;

/**
 * What a grower typed, or chose the unit of: names of packagings, materials with units of their own and lines of orders, and
 * what offers US ways to choose from.
 */
const TYPED = [
  /^(?:\d+ (?:oz|lb) (?:cup|clamshell|tub|bag)|Portion cup|Hinged clamshell|Deli tub|Produce bag)/,
  /(?:Glass jar 4 oz|Coir brick, 11 lb|Potting mix, 2\.8 cu ft|Sunflower Pesto 6 oz)/,
  /^(?:oz|lb|fl oz)$/,
  /^[\d,]+ (?:oz|lb|gal)(?: |$)/,
  /^\d+ (?:oz|lb), [\d,]+\s€|€ \/ (?:oz|lb)$/,
  /^Tip: use ml, l or gal|^Covered, Cover with 1\/4 in/,
  /\((?:R?\$)\)$|^Tue 11\/24$|^1,234\.5$|^Microgreens Manager 2\.0\.0$/,
  /^Rambo Radish 1,25 lb,/,
  /^Figures from: .*, How Many Ounces of Microgreens Per Tray\?;|^Ounces and pounds$|^British pound \(£\)$/,
  // Shelves of a dryer's load, drawn when its plan is there.
  /^\d\/\d$/,
  / of (?:\d+ oz|1 lb|8 oz) |^Actions for | (?:1|2|4|6|8) oz (?:cup|clamshell|tub)| 1 lb bag/,
];

/** Buttons that open no dialog, or write, print, load or delete. */
const LEFT_ALONE =
  /delete|reset|remove|import|export|print|csv|download|undo|redo|save|sign|connect|copy|load|erase|wipe|done|start over|close|help/i;

function farmOfLyon() {
  return changedSmallFarm(({ settings }) => ({
    settings: Object.assign({}, settings, { region: LYON }),
  }));
}

/** What each kind of button of a screen opens. */
async function dialogTexts(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  const tried = new Set<string>();
  const buttons = page.locator('main').getByRole('button');
  for (;;) {
    const names = await buttons.evaluateAll(namesOf);
    const at = names.findIndex((name) => !(LEFT_ALONE.test(name) || tried.has(kindOf(name))));
    if (at === -1) return texts;
    tried.add(kindOf(names[at] ?? ''));
    await buttons.nth(at).dispatchEvent('click');
    texts.push(...(await shownTexts(page, OPENED)));
    await closeAll(page);
  }
}

/** What a button is called without what it is for. */
function kindOf(name: string): string {
  return name.replaceAll(/\d+/g, '#').split(/[:,]| for | of /)[0] ?? name;
}

function namesOf(buttons: readonly Element[]): readonly string[] {
  return buttons.map((button) =>
    (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
  );
}

/** What a press may bring up. */
const OPENED = 'main, [role="dialog"], [role="menu"], [role="status"]';

async function closeAll(page: Page): Promise<void> {
  for (let at = 0; at < 3; at += 1) {
    if ((await page.locator('[role="dialog"], [role="menu"]').count()) === 0) return;
    await page.keyboard.press('Escape');
    const discard = page.getByRole('button', { name: 'Discard' });
    if ((await discard.count()) > 0) await discard.click();
  }
}

/** What the paper of a screen has. */
async function printedTexts(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const texts = await shownTexts(page);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  return texts;
}

async function usWays(page: Page, farm: Farm, screens: typeof SCREENS): Promise<string[]> {
  const found: string[] = [];
  for (const screen of screens) {
    await farm.walkTo(screen.path);
    const texts = new Set([
      ...(await shownTexts(page)),
      ...(await printedTexts(page)),
      ...(await dialogTexts(page)),
    ]);
    for (const text of texts)
      if (US_WAYS.test(text) && !TYPED.some((typed) => typed.test(text)))
        found.push(`${screen.path}: ${text}`);
  }
  return found;
}

const HALVES = [SCREENS.filter((_, at) => at % 2 === 0), SCREENS.filter((_, at) => at % 2 === 1)];
for (const [half, screens] of HALVES.entries()) {
  test(`a farm of Lyon reads nothing in US ways, half ${half + 1}`, async ({ page, farm }) => {
    test.slow();
    await farm.open('/start', farmOfLyon());
    expect(await usWays(page, farm, screens)).toEqual([]);
  });
}

test('a file of a farm of Lyon has numbers that programs read', async ({ page, farm }) => {
  await farm.open('/catalog/varieties', farmOfLyon());
  const { lines } = await savedFile(page, 'Download CSV');
  const [heads = '', first = ''] = lines;
  expect(heads).toContain('Avg yield (g/tray)');
  expect(heads).toContain('Seed bag (kg)');
  expect(heads).toContain('Pack sizes (g)');
  expect(heads).not.toMatch(/oz|lb|\$/);
  // Arugula is listed with 6.5 oz a tray, in packages of 2 and 4 oz.
  expect(first).toContain('184.2719');
  expect(first).toContain('56.699046 113.398093');
});

test('the units of a farm are chosen in its settings @phone', async ({ page, farm }) => {
  await farm.open('/setup/settings');
  const section = page.getByRole('region', { name: 'Units, money and dates' });
  await expect(section.getByText('12 oz · $4.25 · Tue 11/24, 7:42 AM · 1,234.5')).toBeVisible();
  await section.getByLabel('Weights').selectOption('Grams and kilograms');
  await section.getByLabel('Currency').selectOption('EUR');
  await expect(section.getByText('Nothing is converted.')).toBeVisible();
  await section.getByLabel('Days and times').selectOption('day-first');
  await section.getByLabel('Numbers').selectOption('comma');
  const chosen = section.getByText('340 g · 4,25\u00A0€ · Tue 24 Nov, 07:42 · 1.234,5');
  await expect(chosen).toBeVisible();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await farm.walkTo('/tasks/today');
  await expect(page.getByText('Friday 20 Nov').first()).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Friday 11/20').first()).toBeVisible();
});

/** The farm of the worked examples, as Lyon writes it. */
function bistroOfLyon() {
  return bistroFarm({ settings: { ...bistroFarm().settings, region: LYON } });
}

test('340 g are sold by the yes dialog @phone', async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-11-22T14:00:00-08:00');
  await farm.open('/ops/orders?promise', bistroOfLyon());
  const dialog = new AvailabilityDialog(page);
  await dialog.ask('Sunflower', '340', '2026-11-30');
  await expect(dialog.answer).toContainText('Yes, from leftovers');
  await expect(dialog.answer).toContainText('340 g Sunflower cut Sat 28 Nov, 2 days old');
  await dialog.take.click();
  await expect(page.getByText(/^Order taken\./)).toBeVisible();
  await expect(page.getByText('Order Mon 11/30')).toBeVisible();
});

test('a harvest is weighed as 1,2 kg @phone', async ({ page, farm }) => {
  await page.clock.setFixedTime('2026-11-24T08:00:00-08:00');
  await farm.open('/tasks/today', bistroOfLyon());
  await new TasksOfDay(page, 'Tuesday 24 Nov').tick('Harvest', 'Radish').click();
  await page.getByRole('button', { name: 'Add weight', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Weigh the harvest' });
  await dialog.getByText('kg', { exact: true }).click();
  const weight = dialog.getByRole('textbox', { name: 'Weight of Radish in kg' });
  await weight.fill('1,2');
  await weight.press('Enter');
  await expect(page.getByText('Radish: 1,2 kg')).toBeVisible();
});

test('a file in grams is imported', async ({ page, farm }) => {
  await farm.open('/catalog/varieties', farmOfLyon());
  const dialog = new CsvImportDialog(page);
  await dialog.open.click();
  await dialog.chooseFile('crops.csv', 'Variety;Avg yield (g/tray)\nSunflower;500\nRed Basil;120');
  await expect(dialog.row('Sunflower')).toContainText('Avg yield (g/tray): 461.5 → 500');
  await dialog.importButton.click();
  await expect(page.getByRole('row', { name: /^Sunflower/ })).toContainText('500');
  await expect(page.getByRole('row', { name: /^Red Basil/ })).toContainText('120');
});
