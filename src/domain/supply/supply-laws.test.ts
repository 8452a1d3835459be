import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { planFarm } from '#domain/planning/plan-farm.ts';
import {
  arbitraryDeliveredFarm,
  arbitraryLivedFarm,
  type LivedFarm,
} from '#tests/support/random/arbitrary-lived-farm.ts';
import { restrictToVarieties } from './restrict-to-varieties.ts';
import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { outlookAfter, forecastSupply, outlookSteps } from './outlook.ts';
import { supplyLedger } from './supply-ledger.ts';
import type { SupplyLedger } from './variety-supply.ts';

const RUNS = { numRuns: 30 };

function ledgerOf({ farm, today }: LivedFarm): SupplyLedger {
  return supplyLedger({ ...farm, tasks: planFarm(farm, today).tasks }, today);
}

test('no ounce comes from nowhere or goes nowhere: lots are what was got and what is left', () => {
  checkLaw([arbitraryDeliveredFarm()], RUNS, (lived) => {
    for (const { lots, claims, dryClaims } of ledgerOf(lived).values()) {
      const there = sum(lots.map(({ oz }) => oz));
      const got = sum([...claims, ...dryClaims].map(({ gotOz }) => gotOz));
      expect(got + sum(lots.map(({ leftOz }) => leftOz))).toBeCloseTo(there, 6);
    }
  });
});

test('no delivery gets more than it asked for, and no lot gives more than it has', () => {
  checkLaw([arbitraryDeliveredFarm()], RUNS, (lived) => {
    for (const { lots, claims, dryClaims } of ledgerOf(lived).values()) {
      for (const { oz, gotOz } of [...claims, ...dryClaims]) {
        expect(gotOz).toBeGreaterThanOrEqual(0);
        expect(gotOz).toBeLessThanOrEqual(oz + 1e-9);
      }
      for (const { oz, leftOz, reserveOz, freeOz, lostTrays, countedTrays } of lots) {
        expect(leftOz).toBeGreaterThanOrEqual(-1e-9);
        expect(leftOz).toBeLessThanOrEqual(oz + 1e-9);
        expect(reserveOz).toBeGreaterThanOrEqual(0);
        expect(freeOz).toBeGreaterThanOrEqual(-1e-9);
        expect(lostTrays).toBeLessThanOrEqual(countedTrays);
      }
    }
  });
});

test('a variety planned and laid out alone is the very same as among all others', () => {
  checkLaw([arbitraryLivedFarm()], RUNS, ({ farm, today }) => {
    const whole = forecastSupply(farm, today);
    for (const id of whole.ledger.keys()) {
      const alone = outlookAfter(whole, { ...farm }, new Set([id]));
      expect(alone.tasks.get(id)).toEqual(whole.tasks.get(id));
      expect(alone.ledger.get(id)).toEqual(whole.ledger.get(id));
      const narrow = outlookAfter(whole, restrictToVarieties(farm, new Set([id])), new Set([id]));
      expect(narrow.tasks.get(id)).toEqual(whole.tasks.get(id));
      expect(narrow.ledger.get(id)).toEqual(whole.ledger.get(id));
    }
  });
});

test('a farm that is planned already is laid out the same without being planned once more', () => {
  checkLaw([arbitraryLivedFarm()], RUNS, ({ farm, today }) => {
    const planned = { ...farm, tasks: planFarm(farm, today).tasks };
    const shown = runToCompletion(outlookSteps(planned, today, true));
    const whole = forecastSupply(planned, today);
    expect(shown.tasks).toEqual(whole.tasks);
    expect(shown.ledger).toEqual(whole.ledger);
  });
});

test('the order in which records are stored does not matter', () => {
  checkLaw([arbitraryLivedFarm()], RUNS, ({ farm, today }) => {
    const turned = {
      ...farm,
      orders: farm.orders.toReversed(),
      varieties: farm.varieties.toReversed(),
      harvestLosses: farm.harvestLosses.toReversed(),
      deliveryChanges: (farm.deliveryChanges ?? []).toReversed(),
    };
    const before = ledgerOf({ farm, today });
    for (const [id, supply] of ledgerOf({ farm: turned, today })) {
      expect(supply.lots.map(rounded)).toEqual(before.get(id)?.lots.map(rounded));
      expect(supply.claims).toEqual(before.get(id)?.claims);
    }
  });
});

function rounded({ id, oz, leftOz }: { id: string; oz: number; leftOz: number }) {
  return { id, oz: oz.toFixed(6), leftOz: leftOz.toFixed(6) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
