import { formatCount } from './format.ts';

/** Says how much of an amount is not known: "1 line has no price", "3 lines have no price"; '' where all of it is. */
export function unpricedText(lines: number): string {
  if (lines === 0) return '';
  return `${formatCount(lines, 'line')} ${lines === 1 ? 'has' : 'have'} no price`;
}
