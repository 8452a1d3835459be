import { expect, test } from 'vitest';
import { nearestFiles } from './nearest-files.ts';

const aTest = (file: string, effort: number) => ({
  id: file,
  file,
  effort,
  steps: 0,
  met: [],
  metLoading: [],
});

test('the test of a file comes before those of its folder, and those before far ones; of two, the quicker', () => {
  const tests = [
    aTest('src/state/store.test.ts', 1),
    aTest('src/domain/orders/items.test.ts', 5),
    aTest('src/domain/trays/counts.test.ts', 80),
    aTest('src/domain/trays/planted.test.ts', 50),
    aTest('src/domain/trays/scrub.test.ts', 900),
  ];
  expect(nearestFiles('src/domain/trays/scrub.ts', tests).map(({ id }) => id)).toEqual([
    'src/domain/trays/scrub.test.ts',
    'src/domain/trays/planted.test.ts',
    'src/domain/trays/counts.test.ts',
    'src/domain/orders/items.test.ts',
    'src/state/store.test.ts',
  ]);
});

test('no more than 40 files are loaded anew, and all tests of each', () => {
  const tests = Array.from({ length: 120 }, (_, at) =>
    aTest(`src/state/of-${at % 60}.test.ts`, at),
  );
  expect(nearestFiles('src/state/store.ts', tests)).toHaveLength(80);
});
