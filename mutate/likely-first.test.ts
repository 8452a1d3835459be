import { expect, test } from 'vitest';
import { likelyFirst } from './likely-first.ts';

const aTest = (id: string, file: string, effort: number) => ({
  id,
  file,
  effort,
  steps: 0,
  met: [],
  metLoading: [],
});

test('the tests of the file itself come first, then those of its folder, then the others; each time the quickest first', () => {
  const tests = [
    aTest('slow', 'src/state/store.test.ts', 900),
    aTest('quick', 'src/state/undo.test.ts', 5),
    aTest('folder', 'src/domain/trays/counts.test.ts', 50),
    aTest('own', 'src/domain/trays/scrub.test.ts', 80),
    aTest('own too', 'src/domain/trays/scrub.test.ts', 1),
  ];
  expect(likelyFirst('src/domain/trays/scrub.ts', tests).map(({ id }) => id)).toEqual([
    'own too',
    'own',
    'folder',
    'quick',
    'slow',
  ]);
});
