import type { BarPart } from './parts-bar.tsx';

/** A column: what it stands for, its value in words, and the parts that stand on each other in it. */
export interface ChartColumn {
  /** "Grow". The columns of a chart are called the same at every place. */
  readonly label: string;
  /** "57 of 52 slots, 110%". */
  readonly text: string;
  /** Those with words of their own are told one by one where the column is read. */
  readonly parts: readonly BarPart[];
}

/** A place along the bottom of a chart, such as a day, with the columns that stand on it. */
export interface ChartPlace {
  readonly key: string;
  /** Two short lines under the columns. */
  readonly name: readonly [first: string, second: string];
  /** What it is called where there is room: "Thursday 11/26". */
  readonly title: string;
  /** Like today among other days. */
  readonly strong?: boolean;
  readonly columns: readonly ChartColumn[];
}

/** How high a column is on the scale of its chart. */
export function columnValue({ parts }: ChartColumn): number {
  return parts.reduce((sum, { value }) => sum + Math.max(0, value), 0);
}

export function highestValue({ columns }: ChartPlace): number {
  return Math.max(0, ...columns.map(columnValue));
}
