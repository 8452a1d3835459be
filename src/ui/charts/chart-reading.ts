import type { ChartColumn, ChartPlace } from './chart-place.ts';
import type { BarPart } from './parts-bar.tsx';

/** More parts than that would cover the chart they are read from. */
const MAX_PARTS = 8;

export interface ReadLine {
  readonly label: string;
  readonly text: string;
  /** Null for a sum and for what is left out. */
  readonly color: string | null;
}

/** What is read at a place of a chart: each column, under it its parts, the greatest first. */
export function readPlace({ columns }: ChartPlace): readonly ReadLine[] {
  return columns.flatMap((column) => {
    const parts = readParts(column.parts);
    const [first] = column.parts;
    const head: ReadLine = {
      label: column.label,
      text: column.text,
      color: parts.length === 0 ? (first?.color ?? null) : null,
    };
    const left = parts.length - MAX_PARTS;
    const more = left > 0 ? [{ label: `and ${left} more`, text: '', color: null }] : [];
    return [head, ...parts.slice(0, MAX_PARTS), ...more];
  });
}

/** A place in one sentence: "Thursday 11/26: Grow 57 of 52 slots, 110%; Germination 11 of 28 slots, 39%". */
export function placeSentence(place: ChartPlace): string {
  return `${place.title}: ${place.columns.map((one) => `${one.label} ${columnText(one)}`).join('; ')}`;
}

/** A column in words, with its parts: "8 trays (recorded 5, estimated 3)". */
export function columnText(column: ChartColumn): string {
  const parts = readParts(column.parts);
  return parts.length === 0 ? column.text : `${column.text} (${linesInText(parts)})`;
}

/** The parts that are told by themselves, the greatest first, without those of nothing. */
export function readParts(parts: readonly BarPart[]): readonly ReadLine[] {
  return parts
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value)
    .flatMap(({ told, color }) => (told === undefined ? [] : [{ ...told, color }]));
}

/** "Pea 7, Kale 2". */
export function linesInText(lines: readonly ReadLine[]): string {
  return lines.map(({ label, text }) => `${label} ${text}`).join(', ');
}
