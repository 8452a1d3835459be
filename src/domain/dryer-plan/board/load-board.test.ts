import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkLaw } from '#tests/support/laws/check-law.ts';
import { seededRandom } from '../search/seeded-random.ts';
import { anyDryModel, emptyBoard } from '#tests/support/farms/small-dryers.ts';
import { countLoads } from '#tests/support/laws/dry-loads-on-paper.ts';
import { type LoadBoard, takenLoads } from './load-board.ts';

/** Puts trays wherever they go, and takes some out again. */
function fill(board: LoadBoard, random: () => number): void {
  const { machines, demands, end } = board.model;
  const below = (limit: number) => Math.floor(random() * limit);
  for (let turn = 0; turn < 40; turn += 1) {
    const [machine, day] = [below(machines.length), below(end + 1)];
    const here = board.loadAt(machine, day);
    if (here === undefined && !board.isFree(machine, day)) continue;
    const load = here ?? board.open(machine, day);
    if (random() < 0.7) board.put(load, below(demands.length));
    else board.takeOut(load, below(load.trays.length));
    if (load.trays.length === 0) board.remove(load);
  }
}

const aSeed = fc.integer({ min: 1, max: 1_000_000 });

test('the points of a board are those of its loads, whatever was put in and taken out', () => {
  checkLaw([anyDryModel(5), aSeed], (model, seed) => {
    const board = emptyBoard(model);
    expect(board.points).toBe(countLoads(model, []));
    fill(board, seededRandom(seed));
    expect(board.points).toBe(countLoads(model, takenLoads(board.all())));
    expect(new Set(board.all())).toEqual(new Set(board.loads));
    for (const load of board.all()) board.remove(load);
    expect(board.points).toBe(countLoads(model, []));
    expect(board.loads).toEqual([]);
  });
});

test('a tray that would find shelves and greens is never refused', () => {
  checkLaw([anyDryModel(5), aSeed], (model, seed) => {
    const board = emptyBoard(model);
    fill(board, seededRandom(seed));
    for (const load of board.all()) {
      const others = takenLoads(board.all()).filter(
        ({ machine, start }) => machine !== load.machine || start !== load.start,
      );
      for (let demand = 0; demand < model.demands.length; demand += 1) {
        const more = { ...load, trays: [...load.trays, demand] };
        const isPut = board.put(load, demand);
        if (isPut) board.takeOut(load);
        else expect(() => countLoads(model, [...others, more])).toThrow();
      }
    }
  });
});
