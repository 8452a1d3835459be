import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsOnPaper } from '#tests/support/laws/dry-loads-on-paper.ts';
import { GainingGroups } from './gaining-groups.ts';
import { LeastLate } from './least-late.ts';

const END = 40;

test('a day lists the groups whose trays are worth more than being ready on it costs, in their order, and no other', () => {
  const someGroups = fc.array(
    fc.record({
      due: fc.integer({ min: 0, max: END }),
      worth: fc.oneof(
        fc.integer({ min: 0, max: 12 }),
        fc.double({ min: 95, max: 160, noNaN: true }),
      ),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(someGroups, someGroups, (before, groups) => {
      const all = groups.map(({ due }) => ({
        due,
        trays: 1,
        family: 0,
        shelvesOf: [1],
        size: 1,
        most: new Int32Array(END + 1),
        demands: [],
      }));
      const late = new LeastLate(all, [], END);
      const gaining = new GainingGroups(all, late, END);
      // What was listed before is forgotten.
      gaining.list(Float64Array.from(all, (_, at) => before[at]?.worth ?? 0));
      gaining.list(Float64Array.from(groups, ({ worth }) => worth));
      for (let ready = 0; ready <= END; ready += 1) {
        const wanted = groups.flatMap(({ due, worth }, group) =>
          worth > pointsOnPaper(due, ready) ? [group] : [],
        );
        expect([...gaining.on(ready)]).toEqual(wanted);
      }
    }),
  );
});
