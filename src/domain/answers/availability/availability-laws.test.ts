import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { addDays, dayNumber } from '#domain/calendar/iso-date.ts';
import { orderEvents } from '#domain/orders/event-days.ts';
import type { NewDeliveryChange } from '#domain/orders/delivery-change.ts';
import { diffShorts } from '#domain/answers/plan-diff/diff-shorts.ts';
import { listShortages } from '#domain/answers/shortages/list-shortages.ts';
import { shortageSuggestions } from '#domain/answers/shortages/shortage-suggestions.ts';
import { forecastSupply } from '#domain/supply/outlook.ts';
import { deliveryShorts } from '#domain/supply/variety-supply.ts';
import { aDeliveryChange } from '#tests/support/builders/delivery-builders.ts';
import { arbitraryLivedFarm } from '#tests/support/random/arbitrary-lived-farm.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';
import { createAvailabilityCheck } from './availability-check.ts';
import { amountSteps, trialOrder } from './availability-question.ts';

const RUNS = { numRuns: 15 };

function withChanges(farm: FarmDocument, changes: readonly NewDeliveryChange[]): FarmDocument {
  const agreed = changes.map((change, index) =>
    aDeliveryChange({ ...change, id: `dch_zz${index}`, atISO: '2030-01-01T00:00:00.000Z' }),
  );
  return { ...farm, deliveryChanges: [...(farm.deliveryChanges ?? []), ...agreed] };
}

test('an accepted yes causes no shortage on the whole farm', () => {
  const asked = fc.record({
    lived: arbitraryLivedFarm(),
    daysOn: fc.integer({ min: 0, max: 20 }),
    weight: fc.integer({ min: 1, max: 60 }),
    varietyId: fc.constantFrom('pea', 'kale', 'basil'),
  });
  checkLaw([asked], RUNS, ({ lived: { farm, today }, daysOn, weight, varietyId }) => {
    const question = {
      item: { kind: 'variety', id: varietyId, name: varietyId },
      amount: { mode: 'BULK', weight, unit: 'oz' },
      dateISO: addDays(today, daysOn),
      limits: [],
    } as const;
    const before = forecastSupply(farm, today);
    const { answer, changes } = createAvailabilityCheck(before, question).answer();
    if (answer === 'NO') return;
    const order = trialOrder(question, today);
    const kept = withChanges({ ...farm, orders: [...farm.orders, order] }, changes);
    const after = forecastSupply(kept, today);
    const supply = after.ledger.get(varietyId);
    const own = supply && deliveryShorts(supply).get(`${order.id}|${question.dateISO}`);
    expect(own?.shortOz).toBeLessThan(0.05);
    const losing = diffShorts(before, after).filter((row) => row.shortAfter > row.shortBefore);
    expect(losing).toEqual([]);
    expect(orderEvents(order, dayNumber(today), dayNumber(today) + 90)).toHaveLength(1);
  });
});

test('a suggestion has exactly the effect it states, on the whole farm', () => {
  checkLaw([arbitraryLivedFarm()], RUNS, ({ farm, today }) => {
    const before = forecastSupply(farm, today);
    for (const shortage of listShortages(before).slice(0, 2)) {
      for (const { leavesShortOz, changes, others } of shortageSuggestions(before, shortage)) {
        const after = forecastSupply(withChanges(farm, changes), today);
        const supply = after.ledger.get(shortage.varietyId);
        const key = `${shortage.orderId}|${shortage.eventISO}`;
        const left = (supply && deliveryShorts(supply).get(key)?.shortOz) ?? 0;
        expect(Math.abs(left - leavesShortOz)).toBeLessThan(0.05);
        const rows = diffShorts(before, after).filter(
          (row) => row.orderId !== shortage.orderId || row.eventISO !== shortage.eventISO,
        );
        expect(rows.map(({ shortAfter }) => shortAfter.toFixed(4))).toEqual(
          others.map(({ shortAfter }) => shortAfter.toFixed(4)),
        );
      }
    }
  });
});

test('the most that can be had is a yes and one step more a no; no day before the earliest is a yes', () => {
  const asked = fc.record({
    lived: arbitraryLivedFarm(),
    daysOn: fc.integer({ min: 0, max: 12 }),
    weight: fc.integer({ min: 5, max: 80 }),
    varietyId: fc.constantFrom('pea', 'kale', 'basil'),
  });
  let refused = 0;
  checkLaw([asked], RUNS, ({ lived: { farm, today }, daysOn, weight, varietyId }) => {
    const dateISO = addDays(today, daysOn);
    const item = { kind: 'variety', id: varietyId, name: varietyId } as const;
    const amountOf = (ounces: number) => ({ mode: 'BULK', weight: ounces, unit: 'oz' }) as const;
    const outlook = forecastSupply(farm, today);
    const askFor = (ounces: number, day: string) =>
      createAvailabilityCheck(outlook, {
        item,
        amount: amountOf(ounces),
        dateISO: day,
        limits: [],
      });
    const asker = askFor(weight, dateISO);
    const { most, earliestISO } = asker.reach();
    if (asker.answer().answer === 'YES') {
      expect({ most, earliestISO }).toEqual({ most: amountOf(weight), earliestISO: dateISO });
      return;
    }
    refused += 1;
    const steps = most === null ? 0 : amountSteps(most);
    if (steps > 0) expect(askFor(steps / 10, dateISO).answer().answer).toBe('YES');
    expect(askFor((steps + 1) / 10, dateISO).answer().answer).toBe('NO');
    const last = earliestISO ?? addDays(dateISO, 61);
    for (let day = addDays(dateISO, 1); day < last; day = addDays(day, 1)) {
      if (day > addDays(today, 90)) break;
      expect(askFor(weight, day).answer().answer).toBe('NO');
    }
    if (earliestISO !== null) expect(askFor(weight, earliestISO).answer().answer).toBe('YES');
  });
  expect(refused).toBeGreaterThan(0);
});
