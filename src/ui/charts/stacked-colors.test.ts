import { expect, test } from 'vitest';
import { stackedColors } from './stacked-colors.ts';

const part = (key: string, value: number) => ({ key, value, color: key });

test('parts stand on each other in their order, with a gap between them that leaves most of each', () => {
  expect(stackedColors([part('green', 5), part('brown', 3)])).toBe(
    'linear-gradient(to top, green 0% 62.5%, var(--mgm-card) 62.5% calc(62.5% + min(2px, 11.25%)), brown calc(62.5% + min(2px, 11.25%)) 100%)',
  );
});

test('a part of nothing takes no room', () => {
  expect(stackedColors([part('green', 0), part('brown', 3)])).toBe(
    'linear-gradient(to top, brown 0% 100%)',
  );
  expect(stackedColors([part('green', 0)])).toBeUndefined();
});
