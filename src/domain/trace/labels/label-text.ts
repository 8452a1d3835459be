import type { AmountUnit } from '#domain/catalog/varieties/variety.ts';
import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { IsoDate } from '#domain/calendar/iso-date.ts';
import { sumOf } from '#domain/records/lists.ts';
import type { PackLabel } from './pack-labels.ts';
import type { TrayTag } from './tray-tags.ts';

/** Lines of a label, from top to bottom. If they don’t fit, optional lines are dropped from the end. */
export interface LabelLine {
  readonly text: string;
  readonly kind: 'title' | 'line' | 'lot';
}

export function packLabelLines(
  label: PackLabel,
  brand: { readonly farmName: string; readonly labelLine?: string | undefined },
): readonly LabelLine[] {
  const { product, parts, net, lot, cutISO, bestByISO } = label;
  const days = [
    ...(cutISO === null ? [] : [cutLine(cutISO, label)]),
    ...(bestByISO === null ? [] : [`Best by ${shortDayLabel(bestByISO)}`]),
  ];
  return lines([
    ['title', product],
    ['line', parts],
    ['line', label.unit === 'tray' ? net : `Net ${net}`],
    ['lot', lot === '' ? '' : `Lot ${lot}`],
    ['lot', days.join(', ')],
    ['line', brand.farmName],
    ['line', brand.labelLine ?? ''],
  ]);
}

/** The lines of the tag of one tray of several. */
export function trayTagLines(tag: TrayTag, number: number): readonly LabelLine[] {
  return lines([
    ['title', tag.product],
    ['lot', `Lot ${tag.lot}`],
    ['line', `Planted ${shortDayLabel(tag.plantedISO)}`],
    ['lot', cutLine(tag.cutISO, tag)],
    ['line', tag.seed === '' ? '' : `Seed ${tag.seed}`],
    ['line', `${number} of ${tag.count}`],
  ]);
}

function cutLine(cutISO: IsoDate, { unit }: AmountUnit): string {
  return `${unit === 'tray' ? 'Ready' : 'Cut'} ${shortDayLabel(cutISO)}`;
}

function lines(told: readonly (readonly [LabelLine['kind'], string])[]): readonly LabelLine[] {
  return told.filter(([, text]) => text !== '').map(([kind, text]) => ({ kind, text }));
}

const MM_PER_POINT = 25.4 / 72;
const LINE_HEIGHT = 1.15;
const [SMALLEST_PT, LARGEST_PT] = [6, 10];
const STEP_PT = 0.5;

/** Room for the words of a label, in millimeters. */
export interface LabelRoom {
  readonly width: number;
  readonly height: number;
}

/** How wide a text is in a type of one point, in points. */
type TextWidth = (text: string, kind: LabelLine['kind']) => number;

/** What fits a label, and the size of its type; the rest goes from the end, but lot and best by always stay. */
export function fittingLines(
  all: readonly LabelLine[],
  room: LabelRoom,
  widthOf: TextWidth,
): { readonly lines: readonly LabelLine[]; readonly fontPt: number } {
  const isFitting = (lines: readonly LabelLine[], fontPt: number) =>
    rowsOf(lines, fontPt, room.width, widthOf) * fontPt * MM_PER_POINT * LINE_HEIGHT <= room.height;
  const kept = [...all];
  while (!isFitting(kept, SMALLEST_PT)) {
    const last = kept.findLastIndex(({ kind }) => kind !== 'lot');
    if (last === -1) break;
    kept.splice(last, 1);
  }
  let fontPt = LARGEST_PT;
  while (fontPt > SMALLEST_PT && !isFitting(kept, fontPt)) fontPt -= STEP_PT;
  return { lines: kept, fontPt };
}

function rowsOf(
  told: readonly LabelLine[],
  fontPt: number,
  widthMm: number,
  widthOf: TextWidth,
): number {
  const room = widthMm / (fontPt * MM_PER_POINT);
  return sumOf(
    told.map(({ text, kind }) => wrappedRows(text, room, (part) => widthOf(part, kind))),
  );
}

/** The parts between which a text wraps first: "Cut Fri 12/4," and "Best by Wed 12/9", else its words. */
export function wrappingParts(text: string): readonly string[] {
  const parts = text.split(/(?<=,) /);
  return parts.length > 1 ? parts : text.split(' ');
}

/** Rows of a text that wraps between its parts, and inside of those wider than a row. */
function wrappedRows(text: string, room: number, widthOf: (text: string) => number): number {
  let [rows, line] = [1, ''];
  for (const word of wrappingParts(text)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line !== '') rows += 1;
    rows += Math.max(0, Math.ceil(widthOf(word) / room) - 1);
    line = word;
  }
  return rows;
}
