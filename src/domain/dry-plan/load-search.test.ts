import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { costliness, emptyBoard, SMALL_DRYERS } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { LoadSearch } from './load-search.ts';
import { takenLoads } from './taken-load.ts';

test('on a small farm a search finds the best of all plans', () => {
  for (const { model, best } of SMALL_DRYERS) {
    const board = emptyBoard(model);
    const search = new LoadSearch(board, seededRandom(7));
    search.begin([]);
    for (let step = 0; step < 24; step += 1) search.step(step / 24);
    search.restore();
    expect(search.bestPoints).toBe(best);
    expect(countLoads(model, takenLoads(board.all()))).toBe(best);
  }
});

test('the first plan of small farms, before anything is searched, costs a hundredth more than the best at most', () => {
  const first = costliness((model) => {
    const search = new LoadSearch(emptyBoard(model), seededRandom(7));
    search.begin([]);
    return search.bestPoints;
  });
  expect(first).toBeGreaterThanOrEqual(1);
  expect(first).toBeLessThan(1.01);
});
