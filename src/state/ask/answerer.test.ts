import { expect, test } from 'vitest';
import { checkDryPlan } from '#tests/support/laws/check-dry-plan.ts';
import { BISTRO_DAY, bistroFarm } from '#tests/support/farms/bistro-farm.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import type { DryPlan } from '#domain/dryer-plan/result/dry-plan.ts';
import { answerer } from './answerer.ts';

const dryers = dryQuestionOf(
  aPeaPowderFarm({ dryers: [aDryer(7, 2)], orders: [aJarOrder(7, '2025-06-27')] }),
  '2025-06-07',
);
const searched = { asked: null, args: [dryers] } as const;
const AN_HOUR = 3_600_000;

/** A place where each look at the clock takes a millisecond, and where others come in when the test says so. */
function aPlace({ slice = AN_HOUR, searchTime = AN_HOUR } = {}) {
  let now = 0;
  let turns = 0;
  let letIn = (): void => undefined;
  const place = {
    ranIn: 'page' as const,
    slice,
    searchTime,
    now: () => (now += 1),
    yieldToMain() {
      turns += 1;
      return new Promise<void>((resolve) => (letIn = resolve));
    },
  };
  /** Lets them in, as many turns as they need. */
  const go = async () => {
    letIn();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { answers: answerer(place), go, turns: () => turns };
}

/** Lets others in at once, whenever there is time to. */
const patient = (searchTime: number) =>
  answerer({
    ranIn: 'page',
    slice: 0,
    searchTime,
    now: () => performance.now(),
    yieldToMain: () => Promise.resolve(),
  });

test('a search ends by itself when nothing can be better, whatever time is left', async () => {
  const plan = await patient(AN_HOUR).ask('dryPlan', searched);
  expect([plan.points, plan.bound]).toEqual([10, 10]);
});

test('a search without time gives a feasible plan', async () => {
  checkDryPlan(dryers, await patient(0).ask('dryPlan', searched));
});

test('a canceled search takes no further step and reports nothing', async () => {
  const { answers, go, turns } = aPlace({ slice: 0 });
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const news: DryPlan[] = [];
  let isDone = false;
  const onNews = (plan: DryPlan) => void news.push(plan);
  void answers.ask('dryPlan', searched, { left, onNews }).then(() => (isDone = true));
  await go();
  await go();
  expect([news.length, turns()]).toEqual([1, 3]);
  leave();
  for (let later = 0; later < 10; later += 1) await go();
  expect([news.length, turns(), isDone]).toEqual([1, 3, false]);
});

test('canceled questions are not started after the current one', async () => {
  const { answers, go } = aPlace();
  const left = Promise.resolve();
  let isDone = false;
  // It would fail: the farm that it is about is missing.
  const none = { asked: null, args: [] } as const;
  const settled = () => (isDone = true);
  void answers.ask('shortages', none, { left }).then(settled, settled);
  await go();
  expect(isDone).toBe(false);
  const wanted = answers.ask('shortages', none);
  await go();
  await expect(wanted).rejects.toThrow('No farm was told of');
});

test('the availability answer comes before the maximum amount and the earliest day', async () => {
  const { answers, go } = aPlace({ slice: 0 });
  const asked = { farm: bistroFarm(), today: BISTRO_DAY };
  const item = { kind: 'variety', id: 'sunflower', name: 'Sunflower' } as const;
  const amount = { mode: 'BULK', weight: 20, unit: 'oz' } as const;
  const ask = (dateISO: string) => {
    const told: unknown[] = [];
    const args = [{ item, amount, dateISO, limits: [] }] as const;
    const onNews = (news: unknown) => void told.push(news);
    return { told, reach: answers.ask('promise', { asked, args }, { onNews }) };
  };
  const no = ask('2026-11-30');
  await go();
  expect(no.told).toMatchObject([{ ok: true, told: { answer: 'NO' } }]);
  for (let later = 0; later < 500; later += 1) await go();
  await expect(no.reach).resolves.toMatchObject({ earliestISO: '2026-12-02' });
  const past = ask('2026-11-01');
  await go();
  expect(past.told).toMatchObject([{ ok: false, error: /^Choose a day from/ }]);
  await go();
  await expect(past.reach).resolves.toBeNull();
});
