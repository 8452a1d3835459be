import { expect, test } from 'vitest';
import { aVariety } from '#tests/support/builders/builders.ts';
import { takeYield } from './take-yield.ts';

const TODAY = '2026-11-20';
const ENTRY = { id: 'jrn_1', atISO: '2026-11-20T09:00:00.000Z' };
const PROPOSAL = { yieldOz: 8.73, harvests: 9, minOz: 7, maxOz: 10 };

test('an accepted yield is planned with from now on, with a journal entry', () => {
  const pea = aVariety({ yieldOzPerTray: 9, yieldOzPerTrayOverride: 10 });
  const taken = takeYield(pea, PROPOSAL, TODAY, ENTRY);
  expect(taken).toMatchObject({
    yieldOzPerTray: 8.73,
    yieldOzPerTrayOverride: null,
    yieldSetISO: TODAY,
    journal: [{ ...ENTRY, text: 'Yield 10 → 8.73 oz from 9 harvests', pinned: false }],
  });
});

test('a calibration and an imported average that would win are cleared, and the journal says so', () => {
  const calibration = { samples: [10], avgOzPerTray: 10, lastCalibratedAt: ENTRY.atISO };
  const pea = aVariety({ calibration, avgYieldOzPerTray: 11 });
  const taken = takeYield(pea, PROPOSAL, TODAY, ENTRY);
  expect(taken.calibration).toEqual({ samples: [], avgOzPerTray: null, lastCalibratedAt: null });
  expect(taken).not.toHaveProperty('avgYieldOzPerTray');
  expect(taken.journal[0]?.text).toBe(
    'Yield 10 → 8.73 oz from 9 harvests. The calibration is cleared. The imported average is cleared.',
  );
});

test('the journal shows the earlier yield with 2 decimals', () => {
  const taken = takeYield(aVariety({ yieldOzPerTray: 9.8765 }), PROPOSAL, TODAY, ENTRY);
  expect(taken.journal[0]?.text).toBe('Yield 9.88 → 8.73 oz from 9 harvests');
});

test('a calibration that says nothing stays', () => {
  const calibration = { samples: [0], avgOzPerTray: 0, lastCalibratedAt: ENTRY.atISO };
  const taken = takeYield(aVariety({ calibration, avgYieldOzPerTray: 0 }), PROPOSAL, TODAY, ENTRY);
  expect(taken).toMatchObject({ calibration, avgYieldOzPerTray: 0 });
});

test('averages of less than an ounce are averages', () => {
  const calibration = { samples: [0.5], avgOzPerTray: 0.5, lastCalibratedAt: ENTRY.atISO };
  const herb = aVariety({ calibration, avgYieldOzPerTray: 0.5 });
  const taken = takeYield(herb, PROPOSAL, TODAY, ENTRY);
  expect(taken.calibration.avgOzPerTray).toBeNull();
  expect(taken).not.toHaveProperty('avgYieldOzPerTray');
});
