import { expect, test } from 'vitest';
import { tellPlainly } from '#domain/tell/teller.ts';
import { simulateCapacity } from '#domain/capacity/simulate-capacity.ts';
import type { SimulationInput } from '#domain/capacity/simulation.ts';
import { simulationInput } from '#domain/capacity/simulation-input.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';
import { computePlanChange } from '#domain/answers/plan-diff/plan-change.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { answerer } from '#state/ask/answerer.ts';
import type { AskedFarm, FarmAnswers, AvailabilityReply } from '#state/ports/farm-answers.ts';
import { diffDocuments } from '#state/document/document-patch.ts';
import { BISTRO_DAY, bistroFarm, withYield } from '#tests/support/farms/bistro-farm.ts';
import { aFarm, anOrder, aVariety, bulk } from '#tests/support/builders/builders.ts';
import { aPeaDemand } from '#tests/support/builders/capacity-builders.ts';
import {
  aDryer,
  aJarOrder,
  aPeaPowderFarm,
  dryQuestionOf,
} from '#tests/support/farms/pea-powder-farm.ts';
import { aHarvestLoss } from '#tests/support/builders/report-builders.ts';
import { ON_SCREEN } from './answer-places.ts';
import type { FromWorker } from './beside-the-page.ts';
import { workerAnswers } from './worker-answers.ts';

const today = BISTRO_DAY;
const farm = bistroFarm();
const asked = { farm, today };
const question = {
  item: { kind: 'variety', id: 'sunflower', name: 'Sunflower' },
  amount: { mode: 'BULK', weight: 20, unit: 'oz' },
  dateISO: '2026-11-30',
  limits: [],
} as const;

const refuse = (): Worker => {
  throw new Error('Workers are switched off');
};
const missing = () => new Worker('/no-such-worker.js', { type: 'module' });

/** What the rules say without anybody in between. */
const inPage = answerer(ON_SCREEN);

const shortagesOf = (answers: FarmAnswers, about: AskedFarm) =>
  answers.ask('shortages', { asked: about, args: [] });
const shortOf = (answers: FarmAnswers, about: AskedFarm) =>
  answers.ask('reasons', { asked: about, args: [] });

/** What is told of a promise on the way, and how much more there is to say. */
async function promiseOf(answers: FarmAnswers) {
  const told: AvailabilityReply[] = [];
  const onNews = (reply: AvailabilityReply) => void told.push(reply);
  const reach = await answers.ask('promise', { asked, args: [question] }, { onNews });
  return { told, reach };
}

test('the worker answers what the page would, and so does whoever stands in for it', async () => {
  const promised = await promiseOf(inPage);
  expect(promised).toMatchObject({ told: [{ ok: true }], reach: { earliestISO: '2026-12-02' } });
  for (const answers of [workerAnswers(), workerAnswers(refuse), workerAnswers(missing)]) {
    expect(await promiseOf(answers)).toEqual(promised);
    expect(await shortagesOf(answers, asked)).toEqual(await shortagesOf(inPage, asked));
  }
});

test('a question is about its own farm, also when another farm is asked about before the answer', async () => {
  const smaller = withYield(farm, 'sunflower', 12);
  const told = computePlanChange(forecastSupply(farm, today), forecastSupply(smaller, today));
  expect(tellPlainly(told.summary)).toContain('Bistro Friday Fri 11/27 4 oz short');
  for (const answers of [workerAnswers(), workerAnswers(refuse)]) {
    const [first, second, third] = await Promise.all([
      answers.ask('diff', { asked, args: [diffDocuments(farm, smaller)] }),
      shortagesOf(answers, { farm: smaller, today }),
      answers.ask('diff', { asked, args: [diffDocuments(farm, smaller)] }),
    ]);
    expect(first).toEqual(told);
    expect(second).toEqual(await shortagesOf(inPage, { farm: smaller, today }));
    expect(third).toEqual(told);
  }
});

test('who is short, through what, and whether replanting helps, is told by the worker and the page alike', async () => {
  // One of three trays of 16 oz is gone: of the 40 oz for Friday 32 are there (example 10).
  const harvestLosses = [
    { id: 'loss_1', dateISO: '2026-11-21', varietyId: 'sunflower', qty: 1, note: '', atISO: '' },
  ];
  const lost = { ...farm, harvestLosses };
  for (const answers of [workerAnswers(), workerAnswers(refuse)]) {
    expect(await shortOf(answers, asked)).toEqual([]);
    const told = await answers.ask('newShort', { asked, args: [diffDocuments(farm, lost)] });
    expect(told).toEqual('Bistro Friday 8 oz short.');
    const short = await shortOf(answers, { farm: lost, today });
    expect(short.map(({ orderName, shortOz }) => [orderName, shortOz])).toEqual([
      ['Bistro Friday', 8],
    ]);
    const reasoned = await answers.ask('reasons', { asked: { farm: lost, today }, args: [] });
    expect(reasoned.map(({ reasons }) => reasons[0])).toMatchObject([{ kind: 'lost', oz: 16 }]);
    // Sunflower takes ten days: planted on Sunday it is too late for Friday.
    const replanting = { asked: { farm: lost, today }, args: ['sunflower'] } as const;
    expect(await answers.ask('replanting', replanting)).toBeNull();
  }
});

test('of a farm with a long history nothing is lost on its way to who answers', async () => {
  const atISO = '2026-01-05T08:00:00.000Z';
  const lossOf = (id: string, dateISO: string) =>
    aHarvestLoss({ id, dateISO, varietyId: 'sunflower', atISO });
  const earlier = Array.from({ length: 2_400 }, (_, at) => lossOf(`loss_${at}`, '2026-01-05'));
  const lost = { ...farm, harvestLosses: [...earlier, lossOf('loss_last', '2026-11-21')] };
  const answers = workerAnswers();
  const [short, none] = await Promise.all([
    shortOf(answers, { farm: lost, today }),
    shortOf(answers, { farm: { ...farm, harvestLosses: earlier }, today }),
  ]);
  expect(short.map(({ orderName, shortOz }) => [orderName, shortOz])).toEqual([
    ['Bistro Friday', 8],
  ]);
  expect(none).toEqual([]);
});

test('an order that comes too late is told with its ways out, by the worker as by the page', async () => {
  const items = [bulk('sunflower', 20)];
  const createdAt = '2026-11-22T14:00:00.000Z';
  const order = anOrder({ id: 'ord_new', date: '2026-11-30', createdAt, items });
  const patches = diffDocuments(farm, { ...farm, orders: [...farm.orders, order] });
  const late = { asked, args: [patches, 'ord_new'] } as const;
  for (const answers of [workerAnswers(), workerAnswers(refuse)]) {
    const told = await answers.ask('late', late);
    expect(told?.text).toEqual(
      'Too late for Mon 11/30. Planted today, it’s ready Wed 12/2. 12 oz are available on Mon.',
    );
    expect(told).toEqual(await inPage.ask('late', late));
  }
});

const peaFarm = aFarm({ varieties: [aVariety({ id: 'pea' })] });
const demand = aPeaDemand({ targetDate: '2025-06-13', requiresFreezeDry: true });
const input = simulationInput(peaFarm, { from: '2025-06-02', days: 14 }, [demand]);
const simulate = (answers: FarmAnswers, of: SimulationInput = input) =>
  answers.ask('simulate', { asked: null, args: [of] });

test('a simulation runs in a worker and answers what the page would', async () => {
  const result = simulateCapacity(input);
  await expect(simulate(workerAnswers())).resolves.toEqual({ result, ranIn: 'worker' });
});

test('a simulation runs in the page when no worker starts or its program is missing', async () => {
  const answer = { result: simulateCapacity(input), ranIn: 'page' };
  await expect(simulate(workerAnswers(refuse))).resolves.toEqual(answer);
  await expect(simulate(workerAnswers(missing))).resolves.toEqual(answer);
});

test('the worker stays for the next question; one that broke down is replaced, and told the farm again', async () => {
  const programs = ['/no-such-worker.js', new URL('./answers-worker.ts', import.meta.url)];
  let started = 0;
  const answers = workerAnswers(() => {
    started += 1;
    return new Worker(programs[started - 1] ?? '', { type: 'module' });
  });
  const told = await shortagesOf(inPage, asked);
  expect(await shortagesOf(answers, asked)).toEqual(told);
  const ranIn: string[] = [];
  for (const days of [14, 15, 16]) ranIn.push((await simulate(answers, { ...input, days })).ranIn);
  expect(await shortagesOf(answers, asked)).toEqual(told);
  expect([ranIn, started]).toEqual([['worker', 'worker', 'worker'], 2]);
});

test('a simulation that fails tells why, from the worker and from the page; the worker stays', async () => {
  // Only a broken farm fails, as no normalised farm is, which the types do not allow.
  const varieties = input.varieties.map((pea) => ({ ...pea, steps: null }));
  const broken = { ...input, varieties } as unknown as SimulationInput;
  let started = 0;
  const counted = () => {
    started += 1;
    return startedWorker();
  };
  for (const answers of [workerAnswers(counted), workerAnswers(refuse)]) {
    await expect(simulate(answers, broken)).rejects.toThrow(/null/);
    await expect(simulate(answers)).resolves.toMatchObject({ result: simulateCapacity(input) });
  }
  expect(started).toBe(1);
});

const dryers = dryQuestionOf(
  aPeaPowderFarm({ dryers: [aDryer(7, 2)], orders: [aJarOrder(7, '2025-06-27')] }),
  '2025-06-07',
);
const search = { asked: null, args: [dryers] } as const;

test('a plan of real machines is searched for in a worker of its own, which ends with its answer', async () => {
  const { workers, start } = countedWorkers();
  const answers = workerAnswers(start);
  await shortagesOf(answers, asked);
  const { points, bound } = await answers.ask('dryPlan', search);
  expect([points, bound]).toEqual([10, 10]);
  expect(workers.map(({ heard, ended }) => [heard, ended])).toEqual([
    [['answer'], 0],
    [['news', 'answer'], 1],
  ]);
});

test('it is searched for in the page when no worker starts, or its program is missing', async () => {
  for (const start of [refuse, missing]) {
    const { points } = await workerAnswers(start).ask('dryPlan', search);
    expect(points).toBe(10);
  }
});

test('a first plan is there before the search, from the worker and from the page', async () => {
  for (const answers of [workerAnswers(), workerAnswers(refuse)]) {
    const heard: number[] = [];
    await answers.ask('dryPlan', search, { onNews: ({ loads }) => heard.push(loads.length) });
    // Seven trays for a dryer of seven shelves.
    expect(heard).toEqual([1]);
  }
});

test('a question that cannot be planned tells why, from the worker and from the page', async () => {
  // Damaged as no normalised farm is, which the types do not allow.
  const damaged = { ...dryers, needs: null } as unknown as DryPlanInput;
  for (const answers of [workerAnswers(), workerAnswers(refuse)]) {
    await expect(answers.ask('dryPlan', { asked: null, args: [damaged] })).rejects.toThrow(/null/);
  }
});

test('a search that is left ends with its worker at once; a question that is left leaves the worker to others', async () => {
  const { workers, start } = countedWorkers();
  const answers = workerAnswers(start);
  let leave = (): void => undefined;
  const left = new Promise<void>((resolve) => (leave = resolve));
  void answers.ask('dryPlan', search, { left });
  void answers.ask('shortages', { asked, args: [] }, { left });
  leave();
  await shortOf(answers, asked);
  expect(workers.map(({ heard, ended }) => [heard, ended])).toEqual([
    [[], 1],
    [['answer'], 0],
  ]);
});

function startedWorker(): Worker {
  return new Worker(new URL('./answers-worker.ts', import.meta.url), { type: 'module' });
}

/** Workers of the program, what was heard from each, and how often each was ended. */
function countedWorkers() {
  const workers: { heard: string[]; ended: number }[] = [];
  const start = (): Worker => {
    const worker = startedWorker();
    const counted = { heard: [] as string[], ended: 0 };
    workers.push(counted);
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      counted.heard.push(...Object.keys(data).filter((key) => key !== 'id'));
    });
    const terminate = worker.terminate.bind(worker);
    worker.terminate = () => {
      counted.ended += 1;
      terminate();
    };
    return worker;
  };
  return { workers, start };
}
