import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import type { MachineKind } from './machine-kinds.ts';
import { RoundedLoads } from './rounded-loads.ts';
import type { TrayGroup } from './tray-groups.ts';

const END = 17;
/** As many days as a stretch has at most. */
const LONGEST = 14;

const kindOf = (shelves: number): MachineKind => ({
  cycle: 1,
  shelves,
  shelvesOf: [],
  machines: [],
});
const groupOf = (family: number, due: number, size: number, trays: number): TrayGroup => ({
  family,
  due,
  size,
  trays,
  shelvesOf: [],
  most: new Int32Array(),
  demands: [],
});

const day = fc.integer({ min: 0, max: END });
const someGroups = fc
  .array(fc.tuple(fc.nat(1), day, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((rows) => rows.map(([family, due, size, trays]) => groupOf(family, due, size, trays)));
const someKinds = fc
  .uniqueArray(fc.integer({ min: 2, max: 7 }), { minLength: 1, maxLength: 2 })
  .map((shelves) => shelves.map(kindOf));

/** A stretch of days of one family by its rule: k loads, the last of them of r shelves. */
interface PaperStretch {
  readonly family: number;
  readonly first: number;
  readonly last: number;
  /** The loads that it needs; null where nothing is rounded. */
  readonly loads: number | null;
  readonly rest: number;
}

/** All stretches of the first families, as they stand in the prices. */
function stretchesOnPaper(
  groups: readonly TrayGroup[],
  kinds: readonly MachineKind[],
  families: number,
): PaperStretch[] {
  const most = Math.max(...kinds.map(({ shelves }) => shelves));
  const shelvesDue = (family: number, first: number, last: number): number =>
    groups
      .filter((group) => group.family === family && group.due >= first && group.due <= last)
      .reduce((sum, { trays, size }) => sum + trays * size, 0);
  return Array.from({ length: families * (END + 1) * LONGEST }, (_, at) => {
    const family = Math.floor(at / ((END + 1) * LONGEST));
    const first = Math.floor(at / LONGEST) % (END + 1);
    const last = first + (at % LONGEST);
    const due = shelvesDue(family, first, last);
    const isRounded = last <= END && shelvesDue(family, last, last) > 0 && due % most !== 0;
    const loads = isRounded ? Math.ceil(due / most) : null;
    return { family, first, last, loads, rest: due % most };
  });
}

/** What a stretch counts for trays of so many shelves, or for a machine: its shelves of the last load, one load at most. */
function weightOnPaper({ loads, rest }: PaperStretch, shelves: number, most: number): number {
  if (loads === null) return 0;
  return shelves >= most ? 1 : Math.min(1, shelves / rest);
}

const holds = ({ first, last }: PaperStretch, ...days: readonly number[]): boolean =>
  days.every((one) => one >= first && one <= last);

test('a stretch pays what its price says for loads and for trays that are dried outside of it, and earns its loads', () => {
  fc.assert(
    fc.property(someGroups, someKinds, fc.integer({ min: 1, max: 999 }), (groups, kinds, seed) => {
      const random = seededRandom(seed);
      const rounded = new RoundedLoads(groups, kinds, END);
      const most = Math.max(...kinds.map(({ shelves }) => shelves));
      const stretches = stretchesOnPaper(groups, kinds, rounded.families);
      expect(rounded.families).toBe(1 + Math.max(...groups.map(({ family }) => family)));
      expect(rounded.count).toBe(stretches.length);
      const prices = Float64Array.from(stretches, () => Math.floor(random() * 10));
      const paid = (family: number, shelves: number, ...days: readonly number[]): number =>
        stretches.reduce((sum, stretch, at) => {
          if (stretch.family !== family || !holds(stretch, ...days)) return sum;
          return sum + (prices[at] ?? 0) * weightOnPaper(stretch, shelves, most);
        }, 0);
      const earned = stretches.reduce(
        (sum, { loads }, at) => sum + (prices[at] ?? 0) * (loads ?? 0),
        0,
      );
      // Laid out twice: what was laid out before counts no more.
      rounded.pay(prices.map((price) => price + 1));
      expect(rounded.pay(prices)).toBeCloseTo(earned, 6);
      groups.forEach(({ family, size, due }, group) => {
        expect(rounded.paidOutside(group)).toBeCloseTo(paid(family, size, due), 6);
        for (let ready = 0; ready <= END; ready += 1) {
          expect(rounded.lostWithin(group, ready)).toBeCloseTo(paid(family, size, due, ready), 6);
        }
      });
      for (let family = 0; family < rounded.families; family += 1) {
        kinds.forEach(({ shelves }, kind) => {
          for (let ready = 0; ready <= END; ready += 1) {
            expect(rounded.paidForLoad(family, kind, ready)).toBeCloseTo(
              paid(family, shelves, ready),
              6,
            );
          }
        });
      }
    }),
    { numRuns: 15 },
  );
});

test('a price is right when a stretch has as many loads, and trays outside, as it needs', () => {
  const someLoads = fc.array(fc.tuple(fc.nat(1), fc.nat(1), day), { maxLength: 6 });
  const someTrays = fc.array(fc.tuple(fc.nat(5), fc.option(day), fc.integer({ min: 1, max: 3 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      someGroups,
      someKinds,
      someLoads,
      someTrays,
      (groups, kinds, anyLoads, anyTrays) => {
        const rounded = new RoundedLoads(groups, kinds, END);
        const most = Math.max(...kinds.map(({ shelves }) => shelves));
        const stretches = stretchesOnPaper(groups, kinds, rounded.families);
        const loads = anyLoads.filter(
          ([family, kind]) => family < rounded.families && kind < kinds.length,
        );
        const dried = anyTrays.filter(([group]) => group < groups.length);
        // What was counted before the prices were laid out counts no more.
        rounded.countLoad(0, 0, 3);
        rounded.countTrays(0, 3, 2);
        rounded.pay(new Float64Array(rounded.count));
        for (const [family, kind, ready] of loads) rounded.countLoad(family, kind, ready);
        for (const [group, ready, trays] of dried)
          rounded.countTrays(group, ready ?? Infinity, trays);
        const slope = new Float64Array(rounded.count).fill(5);
        rounded.addSlope(slope);
        stretches.forEach((stretch, at) => {
          const isOwn = (family: number | undefined): boolean => family === stretch.family;
          const ofLoads = loads
            .filter(([family, , ready]) => isOwn(family) && holds(stretch, ready))
            .reduce(
              (sum, [, kind]) => sum + weightOnPaper(stretch, kinds[kind]?.shelves ?? 0, most),
              0,
            );
          const ofTrays = dried.reduce((sum, [at_, ready, trays]) => {
            const group = groups[at_];
            if (group === undefined || !isOwn(group.family) || !holds(stretch, group.due))
              return sum;
            if (ready !== null && holds(stretch, ready)) return sum;
            return sum + trays * weightOnPaper(stretch, group.size, most);
          }, 0);
          expect(slope[at]).toBeCloseTo((stretch.loads ?? 0) - ofLoads - ofTrays, 6);
        });
      },
    ),
    { numRuns: 15 },
  );
});
