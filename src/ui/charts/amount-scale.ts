/** Steps between two lines that people count in. */
const ROUND_STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

/**
 * The three lines of a chart of whole amounts, from 0 to the first round number that is not below
 * the highest one.
 */
export function amountTicks(highest: number): readonly [0, number, number] {
  const half = Math.max(1, highest / 2);
  const power = 10 ** Math.floor(Math.log10(half));
  const step =
    ROUND_STEPS.map((round) => round * power).find(
      (round) => round >= half && Number.isInteger(round),
    ) ?? Math.ceil(half);
  return [0, step, 2 * step];
}
