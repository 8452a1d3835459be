import { expect, test } from 'vitest';
import { oncePer } from './once-per.ts';

test('the same list is looked at once, another one with the same records again', () => {
  let looks = 0;
  const longest = oncePer((names: readonly string[]) => {
    looks += 1;
    return { length: Math.max(...names.map(({ length }) => length)) };
  });
  const names = ['Pea', 'Radish'];
  expect(longest(names)).toEqual({ length: 6 });
  expect(longest(names)).toBe(longest(names));
  expect(looks).toBe(1);
  expect(longest([...names, 'Sunflower'])).toEqual({ length: 9 });
  expect(longest([...names])).toEqual({ length: 6 });
  expect(looks).toBe(3);
});

test('of what else is asked, the last is known for each', () => {
  const told = oncePer((order: { readonly name: string }, day: string) => ({
    text: `${order.name} ${day}`,
  }));
  const [bistro, cafe] = [{ name: 'Bistro' }, { name: 'Café' }];
  const first = told(bistro, 'Friday');
  expect(told(cafe, 'Monday')).toEqual({ text: 'Café Monday' });
  expect(told(bistro, 'Friday')).toBe(first);
  expect(told(bistro, 'Monday')).toEqual({ text: 'Bistro Monday' });
  expect(told(bistro, 'Friday')).not.toBe(first);
});
