import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSlowLaw } from '#tests/support/laws/check-law.ts';
import { addDays } from '#domain/calendar/iso-date.ts';
import { findAvailabilityItem } from '#domain/answers/availability/availability-question.ts';
import { answerer } from '#state/ask/answerer.ts';
import type { AvailabilityReply } from '#state/ports/farm-answers.ts';
import { arbitraryLivedFarm } from '#tests/support/random/arbitrary-lived-farm.ts';
import { aQuestion } from '#tests/support/mgm/a-question.ts';
import { type Command, type Question, rounded } from '../command.ts';
import { promise } from './promise.ts';
import { shortages } from './shortages.ts';

const RUNS = { numRuns: 5 };

/** Nothing else is asked meanwhile. */
const answers = answerer({
  ranIn: 'page',
  slice: Infinity,
  searchTime: 0,
  now: () => 0,
  yieldToMain: () => Promise.resolve(),
});

function ask(command: Command, asked: Pick<Question, 'farm' | 'today' | 'options'>): unknown {
  return command.answer(aQuestion(asked)).json;
}

test('mgm promise answers as the dialog does', async () => {
  const asked = fc.record({
    lived: arbitraryLivedFarm(),
    daysOn: fc.integer({ min: 0, max: 20 }),
    weight: fc.integer({ min: 1, max: 60 }),
    name: fc.constantFrom('pea', 'kale', 'basil'),
  });
  await checkSlowLaw([asked], RUNS, async ({ lived: { farm, today }, daysOn, weight, name }) => {
    const dateISO = addDays(today, daysOn);
    const item = findAvailabilityItem(farm, name);
    const amount = { mode: 'BULK', weight, unit: 'oz' } as const;
    const limits = farm.settings.promise?.limits ?? [];
    const news: AvailabilityReply[] = [];
    const args = [{ item, amount, dateISO, limits }] as const;
    const onNews = (reply: AvailabilityReply) => void news.push(reply);
    const reach = await answers.ask('promise', { asked: { farm, today }, args }, { onNews });
    const [reply] = news;
    if (reply?.ok !== true) throw new Error(reply?.error);
    const { answer, lines, changes } = reply.told;
    const options = { item: name, amount: `${weight}oz`, day: dateISO };
    expect(ask(promise, { farm, today, options })).toMatchObject(
      Object(rounded({ answer, lines, changes, earliestISO: reach?.earliestISO })),
    );
  });
});

test('mgm shortages lists what the page lists', async () => {
  await checkSlowLaw([arbitraryLivedFarm()], RUNS, async ({ farm, today }) => {
    const { short, left } = await answers.ask('shortages', { asked: { farm, today }, args: [] });
    const rows = short.map(({ proposals, ...row }) => ({
      ...row,
      proposals: proposals.map(({ kind, changes }) => ({ kind, changes })),
    }));
    const lots = left.map(({ dayISO, cutISO, varietyName, state, leftOz }) => {
      return { harvestISO: dayISO, cutISO, varietyName, state, leftOz };
    });
    const told = ask(shortages, { farm, today, options: {} });
    expect(told).toMatchObject(Object(rounded({ short: rows, left: lots })));
  });
});
