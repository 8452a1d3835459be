import { expect, test } from 'vitest';
import { typedOnto } from './use-edited-fields.ts';

const over = { title: 'Juniper Lane', days: 0 };

test('what others save shows beside what was typed, and not in its place', () => {
  const typed = { over, value: { ...over, title: 'Green Lane' } };
  expect(typedOnto(typed, { title: 'Oak Lane', days: 3 })).toEqual({
    title: 'Green Lane',
    days: 3,
  });
});

const first = { id: 'grow-1', label: 'Cellar', shelves: [{ id: 's1', slots: 4 }] };
const withRacks = (...racks: object[]) => ({ racks });

test('a rack keeps the name that was typed and the shelf that others have added', () => {
  const typed = { over: withRacks(first), value: withRacks({ ...first, label: 'Window' }) };
  const shelves = [...first.shelves, { id: 's2', slots: 6 }];
  expect(typedOnto(typed, withRacks({ ...first, shelves }))).toEqual(
    withRacks({ ...first, label: 'Window', shelves }),
  );
});

test('a rack that others have deleted comes back only where it was typed in', () => {
  const second = { ...first, id: 'grow-2' };
  const over = withRacks(first, second);
  const typed = { over, value: withRacks({ ...first, label: 'Window' }, second) };
  expect(typedOnto(typed, withRacks())).toEqual(withRacks({ ...first, label: 'Window' }));
});

test('a rack that was taken away stays away, also when others have changed it', () => {
  const typed = { over: withRacks(first), value: withRacks() };
  expect(typedOnto(typed, withRacks({ ...first, label: 'Attic' }))).toEqual(withRacks());
});
