import { expect, test } from 'vitest';
import { readPackSizes } from './pack-sizes-text.ts';

test('package sizes are numbers above 0, each once, ascending', () => {
  expect(readPackSizes(['8', '2 oz', '1.5', '2', 'large', '0', '-4'])).toEqual([1.5, 2, 8]);
});
