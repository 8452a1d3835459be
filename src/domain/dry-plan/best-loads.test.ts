import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOnPaper } from '#tests/support/laws/dry-loads-on-paper.ts';
import { BestLoads, type PricedTrays } from './best-loads.ts';
import { GainingGroups } from './gaining-groups.ts';
import { LeastLate } from './least-late.ts';
import type { MachineKind } from './machine-kinds.ts';
import { RoundedLoads } from './rounded-loads.ts';
import type { TrayGroup } from './tray-groups.ts';

const END = 8;
const DAY = 3;
const CYCLE = 2;

interface PaperGroup {
  readonly family: number;
  readonly due: number;
  readonly each: number;
  readonly most: number;
  readonly worth: number;
}

const someGroups = fc.array(
  fc.record({
    family: fc.nat(1),
    due: fc.integer({ min: 3, max: 7 }),
    each: fc.constantFrom(1, 1, 2, 3, Infinity),
    most: fc.nat(3),
    worth: fc.integer({ min: 0, max: 20 }),
  }),
  { minLength: 1, maxLength: 4 },
);
const someShelves = fc.integer({ min: 2, max: 5 });

/** Groups as they would be priced, with stretches that cost nothing or so much each. */
function priced(groups: readonly PaperGroup[], shelves: number, ofStretch: number) {
  const shelvesOf = (each: number) => [each > shelves ? Infinity : each];
  const known = groups.map(({ family, due, each, most }): TrayGroup => ({
    family,
    due,
    trays: most,
    size: Math.min(each, shelves),
    shelvesOf: shelvesOf(each),
    most: new Int32Array(END + 1).fill(most, DAY, DAY + 1),
    demands: [],
  }));
  const kinds: MachineKind[] = [{ cycle: CYCLE, shelves, shelvesOf: [], machines: [] }];
  const rounded = new RoundedLoads(known, kinds, END);
  rounded.pay(new Float64Array(rounded.count).fill(ofStretch));
  // Plenty of room: nothing has to be late.
  const late = new LeastLate(known, [], END);
  const gaining = new GainingGroups(known, late, END);
  gaining.list(Float64Array.from(groups, ({ worth }) => worth));
  const trays: PricedTrays = { end: END, groups: known, kinds, rounded, late, gaining };
  const costOf = (family: number) => 10 - rounded.paidForLoad(family, 0, DAY + CYCLE);
  const gainOf = (at: number): number => {
    const { due, worth } = groups[at] ?? { due: 0, worth: 0 };
    const gain = worth - pointsOnPaper(due, DAY + CYCLE);
    return gain <= 0 ? 0 : Math.max(0, gain - rounded.lostWithin(at, DAY + CYCLE));
  };
  return { trays, costOf, gainOf };
}

/** All ways to take trays of some groups, how many of each. */
function ways(groups: readonly PaperGroup[]): number[][] {
  return groups.reduce<number[][]>(
    (all, { most }) =>
      all.flatMap((way) => Array.from({ length: most + 1 }, (_, count) => [...way, count])),
    [[]],
  );
}

const shelvesUsed = (groups: readonly PaperGroup[], way: readonly number[]): number =>
  way.reduce((sum, count, at) => sum + (count === 0 ? 0 : count * (groups[at]?.each ?? 0)), 0);

test('loads of mixed trays are those that gain most, as whole trays on whole shelves', () => {
  fc.assert(
    fc.property(
      someGroups,
      someShelves,
      fc.nat(2),
      fc.constantFrom(0, 0, 0.1),
      (any, shelves, most, ofStretch) => {
        const groups = any.map((group) => ({ ...group, family: 0 }));
        const { trays, costOf, gainOf } = priced(groups, shelves, ofStretch);
        let least = 0;
        for (const way of ways(groups)) {
          for (let loads = 1; loads <= most; loads += 1) {
            const fits = [1, 2, 3].every(
              (each) =>
                way.reduce((sum, count, at) => sum + (groups[at]?.each === each ? count : 0), 0) <=
                loads * Math.floor(shelves / each),
            );
            if (!fits || !(shelvesUsed(groups, way) <= loads * shelves)) continue;
            const gain = way.reduce((sum, count, at) => sum + count * gainOf(at), 0);
            least = Math.min(least, loads * costOf(0) - gain);
          }
        }
        const worth = Float64Array.from(groups, (group) => group.worth);
        const found = new BestLoads(trays, 0, Math.max(1, most)).on(DAY, worth, most);
        expect(found.points).toBeCloseTo(least, 6);
        const gained = found.taken.reduce((sum, row) => sum + row.trays * gainOf(row.group), 0);
        expect(found.families.length * costOf(0) - gained).toBeCloseTo(least, 6);
        expect(found.families.every((family) => family === 0)).toBe(true);
      },
    ),
  );
});

test('of one variety a load, the best loads of all varieties are begun, and no other', () => {
  fc.assert(
    fc.property(
      someGroups,
      someShelves,
      fc.nat(2),
      fc.constantFrom(0, 0, 0.1),
      (any, shelves, most, ofStretch) => {
        // Of a variety all trays take the same shelves.
        const eachOf = (family: number) => any.find((group) => group.family === family)?.each ?? 1;
        const both = [...any, { family: 1, due: 5, each: 1, most: 0, worth: 0 }];
        const groups = both.map((group) => ({ ...group, each: eachOf(group.family) }));
        const { trays, costOf, gainOf } = priced(groups, shelves, ofStretch);
        const loads = [0, 1].flatMap((family) => {
          const gains = groups
            .flatMap((group, at) =>
              group.family === family ? Array<number>(group.most).fill(gainOf(at)) : [],
            )
            .toSorted((a, b) => b - a);
          const each = eachOf(family);
          const room = each > shelves ? 0 : Math.floor(shelves / each);
          return Array.from({ length: most }, (_, load) => {
            const own = gains.slice(load * room, (load + 1) * room);
            return costOf(family) - own.reduce((sum, gain) => sum + gain, 0);
          });
        });
        const least = loads
          .filter((points) => points < 0)
          .toSorted((a, b) => a - b)
          .slice(0, most)
          .reduce((sum, points) => sum + points, 0);
        const worth = Float64Array.from(groups, (group) => group.worth);
        const found = new BestLoads(trays, 0, Math.max(1, most)).on(DAY, worth, most);
        expect(found.points).toBeCloseTo(least, 6);
        const cost = found.families.reduce((sum, family) => sum + costOf(family), 0);
        const gained = found.taken.reduce((sum, row) => sum + row.trays * gainOf(row.group), 0);
        expect(cost - gained).toBeCloseTo(least, 6);
      },
    ),
  );
});
