import type { DryModel } from '#domain/dry-plan/dry-model.ts';

const END = 30;

/**
 * One dryer of seven shelves, and trays due on day 20 that can be cut from day 10 on: of the first variety
 * on one shelf each, of the second on two; the third is too heavy for it.
 */
export function aDryModel(
  trays: readonly (readonly [variety: number, trays: number])[],
  { isMixed = true, cycle = 2 }: { readonly isMixed?: boolean; readonly cycle?: number } = {},
): DryModel {
  const isHeld = new Uint8Array(END + 1);
  const canPlant = new Uint8Array(END + 1).fill(1, 10);
  const free = new Int32Array(END + 1);
  return {
    end: END,
    isMixed,
    machines: [{ dryerId: 'd1', cycle, shelves: 7, shelvesOf: [1, 2, Infinity], isHeld }],
    demands: trays.map(([variety, count], demand) => ({
      demand,
      variety,
      due: 20,
      trays: count,
      opens: 10,
    })),
    varieties: ['pea', 'sunflower', 'corn'].map((id) => ({ id, canPlant, free })),
    all: [],
  };
}
