import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { groupBy } from './lists.ts';
import { incrementalGroupBy } from './incremental-group-by.ts';

interface Tray {
  readonly variety: string;
}

const varietyOf = ({ variety }: Tray) => variety;
const tray = fc.constantFrom('Pea', 'Radish', 'Sunflower', 'Kale').map((variety) => ({ variety }));

test('after every edit a list is in the groups that grouping all of it gives', () => {
  const edit = fc.record({
    at: fc.nat(),
    takeOut: fc.nat(3),
    put: fc.array(tray, { maxLength: 3 }),
  });
  checkLaw(
    [fc.array(tray, { minLength: 20, maxLength: 60 }), fc.array(edit, { maxLength: 8 })],
    (first, edits) => {
      const grouped = incrementalGroupBy(varietyOf);
      let list: readonly Tray[] = first;
      for (const { at, takeOut, put } of edits) {
        grouped(list);
        list = list.toSpliced(at % (list.length + 1), takeOut, ...put);
        const groups = grouped(list);
        const whole = groupBy(list, varietyOf);
        expect([...groups.keys()].toSorted()).toEqual([...whole.keys()].toSorted());
        for (const [variety, trays] of whole) {
          const known = groups.get(variety) ?? [];
          expect(known.length).toBe(trays.length);
          expect(trays.every((one, index) => one === known[index])).toBe(true);
        }
      }
    },
  );
});

test('a group that an edit does not touch stays the very same list', () => {
  const list = Array.from({ length: 24 }, (_, index) => ({ variety: 'PRS'.charAt(index % 3) }));
  const grouped = incrementalGroupBy(varietyOf);
  const before = grouped(list);
  const after = grouped(list.with(3, { variety: 'P' }));
  expect(after.get('R')).toBe(before.get('R'));
  expect(after.get('P')).not.toBe(before.get('P'));
  expect(after.get('P')?.[1]).not.toBe(before.get('P')?.[1]);
});

test('a group that the last of its members has left is gone', () => {
  const list = Array.from({ length: 24 }, (_, index) => ({ variety: index === 5 ? 'P' : 'R' }));
  const grouped = incrementalGroupBy(varietyOf);
  expect([...grouped(list).keys()]).toEqual(['R', 'P']);
  expect([...grouped(list.toSpliced(5, 1)).keys()]).toEqual(['R']);
});

test('members that change their places within a list change them in their group', () => {
  const list = Array.from({ length: 40 }, (_, index) => ({ variety: index % 2 === 0 ? 'P' : 'R' }));
  const grouped = incrementalGroupBy(varietyOf);
  grouped(list);
  const swapped = list.map((one, index) => (index < 4 ? list[3 - index] : one) ?? one);
  expect(grouped(swapped).get('P')?.slice(0, 2)).toEqual([swapped[1], swapped[3]]);
  expect(grouped(swapped).get('P')?.[0]).toBe(list[2]);
});
