import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { firstDryPlan } from '#domain/dryer-plan/search/search-dry-plan.ts';
import { normalizeFarm } from '#state/read/normalize-farm.ts';
import { workerAnswers } from '#adapters/workers/worker-answers.ts';
import { answeredBy } from '#tests/support/devices/answered-by.ts';
import { anItem } from '#tests/support/builders/alchemy-builders.ts';
import { anOrder, aSingleProduct, bulk } from '#tests/support/builders/builders.ts';
import { aJarOrder, aPeaPowderFarm } from '#tests/support/farms/pea-powder-farm.ts';
import { showScreen } from '#tests/support/browser/show-screen.tsx';
import { DryPlanTab } from './dry-plan-tab.tsx';

interface Run {
  readonly question: DryPlanInput;
  readonly first: ((plan: DryPlan) => void) | undefined;
  readonly end: (plan: DryPlan) => void;
  readonly fail: (problem: Error) => void;
}

/** The tab over a farm with one order, whose searches get on, end and fail when the test says so. */
async function showTab(parts: Parameters<typeof aPeaPowderFarm>[0] = {}) {
  const runs: Run[] = [];
  const noWorkers = (): never => {
    throw new Error('No workers here');
  };
  const answers = answeredBy(
    workerAnswers(noWorkers),
    'dryPlan',
    ({ args: [question] }, { onNews }) =>
      new Promise((end, fail) => runs.push({ question, first: onNews, end, fail })),
  );
  const logger = { error: () => undefined, note: () => undefined };
  const farm = aPeaPowderFarm({ orders: [aJarOrder(7, '2027-01-15')], ...parts });
  const world = { answers, logger };
  const store = await showScreen(normalizeFarm(farm), <DryPlanTab />, '/', world);
  const run = async (place: number): Promise<Run> => {
    await expect.poll(() => runs.length).toBe(place + 1);
    const found = runs[place];
    if (found === undefined) throw new Error(`No search ${place}`);
    return found;
  };
  /** Ends the search of this place with its first plan, and hands back its question. */
  const answer = async (place: number) => {
    const { question, end } = await run(place);
    end(firstDryPlan(question));
    await expect.element(building).not.toBeInTheDocument();
    return question;
  };
  return { store, run, answer };
}

const building = page.getByText('Building plan…', { exact: true });
const loads = (count: number) => page.getByText(`1 order on time, 0 late. ${count} loads.`);
const putToWork = page.getByRole('button', { name: 'Use this plan' });

test('a first plan stands there while a better one is searched for, the old one while the farm changes', async () => {
  const { store, run } = await showTab();
  await expect.element(building).toBeVisible();
  const { question, first, end } = await run(0);
  const plan = firstDryPlan(question);
  const days = ['2027-01-11', '2027-01-12', '2027-01-13'];
  const some = days.flatMap((startISO) => plan.loads.map((load) => ({ ...load, startISO })));
  first?.({ ...plan, loads: some });
  await expect.element(loads(3)).toBeVisible();
  await expect.element(building).toBeVisible();
  await expect.element(putToWork).toHaveAttribute('aria-disabled', 'true');
  end({ ...plan, loads: some.slice(1) });
  await expect.element(loads(2)).toBeVisible();
  await expect.element(building).not.toBeInTheDocument();
  await expect.element(putToWork).not.toHaveAttribute('aria-disabled');

  store.perform({ type: 'DELETE_PRO_ORDER', payload: { id: 'JANE-001' } });
  const second = await run(1);
  second.first?.({ ...plan, loads: some });
  await expect.element(loads(2)).toBeVisible();
  await expect.element(building).toBeVisible();
  await expect.element(putToWork).toHaveAttribute('aria-disabled', 'true');
});

test('what is to be planted is less where orders leave some over, also once the plan is at work', async () => {
  const farm = aPeaPowderFarm();
  const [pea] = farm.varieties;
  if (pea === undefined) throw new Error('No pea');
  const { run } = await showTab({
    more: {
      products: [aSingleProduct(pea)],
      orders: [anOrder({ date: '2027-01-14', items: [bulk('pea', 32)] })],
    },
  });
  const { question, first, end } = await run(0);
  const plan = firstDryPlan(question);
  const row = (trays: number) =>
    page
      .getByRole('table', { name: 'Plantings for the dryers' })
      .getByRole('row', { name: `Sat 1/2 Pea ${trays}` });
  first?.(plan);
  await expect.element(row(7)).toBeVisible();
  // 32 oz ordered are 3 trays of 16 oz; with a load of 7, 144 oz, they are 9.
  end(plan);
  await expect.element(row(6)).toBeVisible();
  await putToWork.click();
  await expect.element(page.getByText('This plan is in use.')).toBeVisible();
  await expect.element(row(6)).toBeVisible();
});

test('a search that fails is tried again', async () => {
  const { run, answer } = await showTab();
  const { fail } = await run(0);
  fail(new Error('Out of memory'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/Failed to run planner\..*Out of memory/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await answer(1);
  await expect.element(page.getByText(/^1 order on time/)).toBeVisible();
});

test.for([1280, 360])('at %i px a plan is put to work, undone and made again', async (width) => {
  await page.viewport(width, 780);
  const { store, run, answer } = await showTab();
  const planned = () => store.state().document.dryLoads ?? [];
  await answer(0);
  await putToWork.click();
  await expect.element(page.getByText('1 load planned', { exact: true })).toBeVisible();
  await expect.element(page.getByText('This plan is in use.')).toBeVisible();
  expect(planned()).toMatchObject([
    { id: 'dry_fd-1_2027-01-14', status: 'PLANNED', lines: [{ trays: 7 }] },
  ]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('This plan is in use.')).not.toBeInTheDocument();
  expect(planned()).toEqual([]);
  store.redo();
  await expect.element(putToWork).toHaveAttribute('aria-disabled', 'true');

  // A second order: its load is new, the one that is planned stays, and the search knows it.
  store.perform({ type: 'PLACE_PRO_ORDER', payload: aJarOrder(3, '2027-01-20', 'LATE-001') });
  const { question: second } = await run(1);
  expect(second.planned).toMatchObject([
    { dryerId: 'fd-1', startISO: '2027-01-14', lines: [{ itemId: 'powder', trays: 7 }] },
  ]);
  await answer(1);
  await expect.element(page.getByText('Use this plan: 1 load new.')).toBeVisible();
  store.undo();
  await answer(2);
  const { orders } = store.state().document.alchemy;
  const fewer = orders.map((order) => ({ ...order, lines: aJarOrder(5, null).lines }));
  for (const order of fewer) store.perform({ type: 'UPDATE_PRO_ORDER', payload: order });
  await answer(3);
  await expect.element(page.getByText('Use this plan: 1 load changed.')).toBeVisible();
  store.perform({ type: 'DELETE_PRO_ORDER', payload: { id: 'JANE-001' } });
  await answer(4);
  await expect.element(page.getByText('Use this plan: 1 load dropped.')).toBeVisible();
  await putToWork.click();
  await expect.element(page.getByText('No plan yet.')).toBeVisible();
  expect(planned()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

test('the plan is compared with the simple rule on request', async () => {
  const { answer } = await showTab({
    // Two orders that share a tray; the rule plants one for each.
    orders: [aJarOrder(3, '2027-01-15', 'A-001'), aJarOrder(3, '2027-01-15', 'B-001')],
    gramsPerJar: 6,
  });
  await answer(0);
  const compare = page.getByRole('button', { name: 'Compare with the simple rule' });
  await expect.element(compare).toHaveAttribute('aria-pressed', 'false');
  await compare.click();
  const table = page.getByRole('table', { name: 'This plan and the simple rule' });
  await expect.element(table.getByRole('row', { name: /^Orders 2 2$/ })).toBeVisible();
  await expect.element(table.getByRole('row', { name: /^Trays to grow 1 2$/ })).toBeVisible();
  await compare.click();
  await expect.element(table).not.toBeInTheDocument();
});

test('what is not planned names its order and its item, bought ones too', async () => {
  const jar = { id: 'jar', name: 'Glass jar', unit: 'unit', type: 'packaging' } as const;
  const { alchemy } = aPeaPowderFarm();
  const recipe = [{ itemId: 'jar', qty: 1, unit: '', notes: '' }] as const;
  const { answer } = await showTab({
    more: {
      alchemy: {
        ...alchemy,
        items: [...alchemy.items, anItem({ ...jar, stockQty: 2 })],
        products: alchemy.products.map((product) => ({
          ...product,
          recipe: [...product.recipe, ...recipe],
        })),
        orders: [aJarOrder(7, '2027-01-15')],
      },
    },
  });
  await answer(0);
  await expect
    .element(page.getByRole('region', { name: 'Not planned' }))
    .toHaveTextContent('JANE-001 Glass jar: Short by 5. Buy more.');
});

test('how the plan is made is chosen above it: each choice is kept, makes the plan anew, and is one undo', async () => {
  const { store, answer } = await showTab({ item: { stockQty: 108 } });
  // Of 7 jars of 36 g three are in stock: 4 trays of 36 g.
  const shelves = (words: string) => page.getByRole('cell', { name: words, exact: true });
  expect((await answer(0)).isMixed).toBe(true);
  await expect.element(shelves('4 of 7')).toBeVisible();
  await page.getByRole('switch', { name: 'Use stock and loads first' }).click();
  await answer(1);
  await expect.element(shelves('7 of 7')).toBeVisible();
  await page.getByRole('switch', { name: 'Mix varieties in a load' }).click();
  expect((await answer(2)).isMixed).toBe(false);
  await page.getByRole('switch', { name: 'Must fit' }).click();
  expect((await answer(3)).mustFit).toBe(true);
  expect(store.state().document.settings.pro).toEqual({
    planNet: false,
    mixVarietiesInLoad: false,
    mustFit: true,
  });
  store.undo();
  expect((await answer(4)).mustFit).toBe(false);
  await expect.element(page.getByRole('switch', { name: 'Must fit' })).not.toBeChecked();
  store.undo();
  store.undo();
  expect(store.state().document.settings).not.toHaveProperty('pro');
});

test('an order that the stock serves is on time, and says so', async () => {
  const { answer } = await showTab({ item: { stockQty: 252 } });
  await answer(0);
  await expect.element(page.getByText('1 order on time, 0 late. 0 loads.')).toBeVisible();
});

test('what is cut fresh is told with its day, for it is in no dryer', async () => {
  const { answer } = await showTab({
    item: { type: 'microgreen_fresh' },
    orders: [aJarOrder(20, '2027-01-15')],
  });
  await answer(0);
  // 720 g are 25.4 oz: two trays of 16 oz.
  const cuts = page.getByRole('table', { name: 'Fresh harvests' });
  await expect.element(cuts.getByRole('row', { name: 'Fri 1/15 powder 2 Fri 1/15' })).toBeVisible();
});
