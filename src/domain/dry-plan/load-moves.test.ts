import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '#domain/alchemy/drying-schedule/seeded-random.ts';
import { anyDryModel, costliness, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import type { LoadBoard } from './load-board.ts';
import { LoadMoves } from './load-moves.ts';
import { takenLoads } from './taken-load.ts';

/** Every tray on the first day that takes it, in a load of its own. */
function scatter(board: LoadBoard): void {
  const { machines, demands, end } = board.model;
  demands.forEach(({ trays }, demand) => {
    for (let day = 0, left = trays; day <= end; day += 1) {
      machines.forEach((_, machine) => {
        if (left === 0 || !board.isFree(machine, day)) return;
        const load = board.open(machine, day);
        if (board.put(load, demand)) left -= 1;
        board.removeEmpty(load);
      });
    }
  });
}

test('small moves never make a plan worse when nothing worse is taken, and it can always be carried out', () => {
  fc.assert(
    fc.property(anyDryModel(6), fc.integer({ min: 1, max: 1_000_000 }), (model, seed) => {
      const board = emptyBoard(model);
      scatter(board);
      const moves = new LoadMoves(board, seededRandom(seed));
      for (let move = 0; move < 60; move += 1) {
        const before = board.points;
        moves.try(1, 0);
        expect(board.points).toBeLessThanOrEqual(before);
        expect(board.points).toBe(countLoads(model, takenLoads(board.all())));
      }
    }),
  );
});

test('small moves alone bring scattered trays together, to a tenth more than the best plan at most', () => {
  const scattered = costliness((model) => {
    const board = emptyBoard(model);
    scatter(board);
    return board.points;
  });
  const moved = costliness((model) => {
    const board = emptyBoard(model);
    scatter(board);
    const moves = new LoadMoves(board, seededRandom(3));
    let least = board.points;
    for (let part = 0; part < 20; part += 1) {
      moves.try(100, 4 * 0.8 ** part);
      least = Math.min(least, board.points);
    }
    return least;
  });
  expect(scattered).toBeGreaterThan(1.1);
  expect(moved).toBeGreaterThanOrEqual(1);
  expect(moved).toBeLessThan(1.1);
});
