import fc from 'fast-check';
import { addDays } from '#domain/calendar/iso-date.ts';
import type { DryPlanInput } from '#domain/dryer-plan/question/dry-plan-input.ts';

const TODAY = '2026-11-20';
const DAYS = 130;

const dryers = fc.array(
  fc.record({
    shelves: fc.integer({ min: 0, max: 8 }),
    cycleDays: fc.constantFrom(1, 1, 2, 3, 9),
    shelfMaxOz: fc.constantFrom(0, 8, 12, 16),
  }),
  { maxLength: 4 },
);

const dayTrays = fc.array(
  fc.record({ day: fc.integer({ min: 0, max: 30 }), trays: fc.integer({ min: 1, max: 6 }) }),
  { maxLength: 3 },
);

const varieties = fc.array(
  fc.record({
    yieldOz: fc.constantFrom(6, 9, 15),
    ripeDays: fc.integer({ min: 5, max: 14 }),
    isWeighted: fc.boolean(),
    isFresh: fc.constantFrom(false, false, false, true),
    frozen: fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 4 }),
    free: dayTrays,
    core: dayTrays,
  }),
  { minLength: 1, maxLength: 4 },
);

const needs = fc.array(
  fc.record({
    item: fc.nat(3),
    due: fc.integer({ min: 0, max: 45 }),
    oz: fc.integer({ min: 0, max: 150 }),
  }),
  { maxLength: 14 },
);

const kept = fc.array(fc.record({ dryer: fc.nat(3), start: fc.integer({ min: -2, max: 20 }) }), {
  maxLength: 3,
});

/** Small farms of all kinds: no dryer, slow ones, heavy trays, begun cycles, free trays, full racks. */
export const anyDryPlanQuestion: fc.Arbitrary<DryPlanInput> = fc
  .record({
    dryers,
    varieties,
    needs,
    kept,
    isMixed: fc.boolean(),
    mustFit: fc.constantFrom(false, false, true),
    slots: fc.constantFrom(0, 20, 60),
  })
  .map(({ dryers: machines, varieties: grown, needs: wanted, kept: loads, slots, ...switches }) => {
    const perDay = (amount: number) => Array.from({ length: DAYS }, () => amount);
    const asDays = (rows: readonly { readonly day: number; readonly trays: number }[]) => {
      const days = new Map(rows.map(({ day, trays }) => [addDays(TODAY, day), trays]));
      return [...days].map(([cutISO, trays]) => ({ cutISO, trays }));
    };
    return {
      ...switches,
      today: TODAY,
      notPlanned: [],
      lateComing: [],
      holders: [],
      needs: wanted
        .map(({ item, due, oz }, index) => ({
          orderId: `O-${index}`,
          itemId: `i${item % grown.length}`,
          dueISO: addDays(TODAY, due),
          grams: oz * 2,
          stockG: 0,
          comingG: 0,
          oz,
        }))
        .toSorted((a, b) => Date.parse(a.dueISO) - Date.parse(b.dueISO)),
      items: grown.map(({ isFresh }, index) => ({
        id: `i${index}`,
        name: `Item ${index}`,
        // Not in the order of the items.
        varietyId: `v${grown.length - 1 - index}`,
        isFresh,
        gramsPerOz: 2,
      })),
      varieties: grown.map(({ isWeighted, yieldOz, ripeDays, frozen, free, core }, index) => ({
        yieldOz,
        ripeDays,
        id: `v${index}`,
        name: `Variety ${index}`,
        growDays: ripeDays,
        germDays: 3,
        germMode: isWeighted ? 'WEIGHTED' : 'UNWEIGHTED',
        frozen: frozen.map((day) => addDays(TODAY, day)).toSorted(),
        free: asDays(free),
        core: asDays(core),
      })),
      dryers: machines.map((dryer, index) => ({ ...dryer, id: `d${index}`, label: `D${index}` })),
      kept: machines.flatMap(({ cycleDays }, index) => {
        // One load at most of each dryer: two may not overlap.
        const load = loads.find(({ dryer }) => dryer === index);
        if (load === undefined) return [];
        const startISO = addDays(TODAY, load.start);
        const readyISO = addDays(startISO, cycleDays);
        return [{ loadId: `k${index}`, dryerId: `d${index}`, startISO, readyISO }];
      }),
      room: {
        stackLimit: 4,
        used: {
          germination: perDay(slots / 4),
          grow: perDay(slots / 2),
          withHoles: perDay(slots / 2),
          withoutHoles: perDay(slots / 2),
        },
        have: {
          germination: perDay(slots),
          grow: perDay(slots),
          withHoles: perDay(slots),
          withoutHoles: perDay(slots * 2),
        },
      },
    };
  });
