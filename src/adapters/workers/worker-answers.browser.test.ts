import { expect, test } from 'vitest';
import { tellDiff } from '#domain/plan-diff/told-diff.ts';
import { outlookOf } from '#domain/supply/outlook.ts';
import { answerService } from '#state/answers/answer-service.ts';
import { diffDocuments } from '#state/document/document-patch.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { BISTRO_DAY, bistroFarm, withYield } from '#tests/support/farms/bistro-farm.ts';
import { anOrder, bulk } from '#tests/support/builders/builders.ts';
import { ON_SCREEN } from './answer-pauses.ts';
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
function inPage(of: FarmDocument) {
  const service = answerService(ON_SCREEN);
  service.knows({ farm: of, today });
  return service;
}

test('the worker answers what the page would, and so does whoever stands in for it', async () => {
  const reach = await inPage(farm).reach(question);
  expect(reach?.earliestISO).toBe('2026-12-02');
  for (const answers of [workerAnswers(), workerAnswers(refuse), workerAnswers(missing)]) {
    expect(await answers.promise(asked, question)).toEqual(inPage(farm).promise(question));
    expect(await answers.reach(asked, question)).toEqual(reach);
    expect(await answers.shortages(asked)).toEqual(inPage(farm).shortages());
  }
});

test('a question is about its own farm, also when another farm is asked about before the answer', async () => {
  const smaller = withYield(farm, 'sunflower', 12);
  const told = tellDiff(outlookOf(farm, today), outlookOf(smaller, today));
  expect(told.summary).toContain('Bistro Friday Fri 11/27 4 oz short');
  for (const answers of [workerAnswers(), workerAnswers(refuse)]) {
    const [first, second, third] = await Promise.all([
      answers.diff(asked, diffDocuments(farm, smaller)),
      answers.shortages({ farm: smaller, today }),
      answers.diff(asked, diffDocuments(farm, smaller)),
    ]);
    expect(first).toEqual(told);
    expect(second).toEqual(inPage(smaller).shortages());
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
    expect(await answers.short(asked)).toEqual([]);
    const told = await answers.newShort(asked, diffDocuments(farm, lost));
    expect(told).toBe('Bistro Friday 8 oz short.');
    const short = await answers.short({ farm: lost, today });
    expect(short.map(({ orderName, shortOz }) => [orderName, shortOz])).toEqual([
      ['Bistro Friday', 8],
    ]);
    const reasoned = await answers.reasons({ farm: lost, today });
    expect(reasoned.map(({ reasons }) => reasons[0])).toMatchObject([{ kind: 'lost', oz: 16 }]);
    // Sunflower takes ten days: planted on Sunday it is too late for Friday.
    expect(await answers.replanting({ farm: lost, today }, 'sunflower')).toBeNull();
  }
});

test('of a farm with a long history nothing is lost on its way to who answers', async () => {
  const atISO = '2026-01-05T08:00:00.000Z';
  const lossOf = (id: string, dateISO: string) => ({
    id,
    dateISO,
    varietyId: 'sunflower',
    qty: 1,
    note: '',
    atISO,
  });
  const earlier = Array.from({ length: 2_400 }, (_, at) => lossOf(`loss_${at}`, '2026-01-05'));
  const lost = { ...farm, harvestLosses: [...earlier, lossOf('loss_last', '2026-11-21')] };
  const answers = workerAnswers();
  const [short, none] = await Promise.all([
    answers.short({ farm: lost, today }),
    answers.short({ farm: { ...farm, harvestLosses: earlier }, today }),
  ]);
  expect(short.map(({ orderName, shortOz }) => [orderName, shortOz])).toEqual([
    ['Bistro Friday', 8],
  ]);
  expect(none).toEqual([]);
});

test('an order that comes too late is told with its ways out, in the worker and in the page', async () => {
  const items = [bulk('sunflower', 20)];
  const createdAt = '2026-11-22T14:00:00.000Z';
  const order = anOrder({ id: 'ord_new', date: '2026-11-30', createdAt, items });
  const patches = diffDocuments(farm, { ...farm, orders: [...farm.orders, order] });
  for (const answers of [workerAnswers(), workerAnswers(refuse)]) {
    await expect(answers.late(asked, patches, 'ord_new')).resolves.toEqual({
      text: 'Too late for Mon 11/30: planted today it is ready Wed 12/2. 12 oz are free on Mon.',
      move: { dateISO: '2026-12-02', changes: [] },
      take: {
        amount: { mode: 'BULK', weight: 12, unit: 'oz' },
        // Free are 11.76 oz of the cut of Saturday, 0.24 more are its buffer.
        changes: [
          {
            kind: 'TAKE',
            orderId: 'ord_promise',
            dateISO: '2026-11-30',
            varietyId: 'sunflower',
            oz: 12,
            harvestISO: '2026-11-28',
          },
        ],
      },
      startISO: null,
    });
  }
});
