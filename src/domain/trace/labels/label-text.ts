import { shortDayLabel } from '#domain/calendar/day-label.ts';
import type { PackLabel } from './pack-labels.ts';
import type { TrayTag } from './tray-tags.ts';

/**
 * Lines of a label, from top to bottom. If they don’t fit, optional lines are dropped from the end.
 */
export interface LabelLine {
  readonly text: string;
  readonly kind: 'title' | 'line' | 'lot';
}

/** The lines of the label of a package. */
export function packLabelLines(
  { product, parts, net, lot, cutISO, bestByISO }: PackLabel,
  brand: { readonly farmName: string; readonly labelLine?: string | undefined },
): readonly LabelLine[] {
  const days = [
    ...(cutISO === null ? [] : [`Cut ${shortDayLabel(cutISO)}`]),
    ...(bestByISO === null ? [] : [`Best by ${shortDayLabel(bestByISO)}`]),
  ];
  return lines([
    ['title', product],
    ['line', parts],
    ['line', `Net ${net}`],
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
    ['lot', `Cut ${shortDayLabel(tag.cutISO)}`],
    ['line', tag.seed === '' ? '' : `Seed ${tag.seed}`],
    ['line', `${number} of ${tag.count}`],
  ]);
}

function lines(told: readonly (readonly [LabelLine['kind'], string])[]): readonly LabelLine[] {
  return told.filter(([, text]) => text !== '').map(([kind, text]) => ({ kind, text }));
}

const MM_PER_POINT = 25.4 / 72;
const LINE_HEIGHT = 1.15;
const [SMALLEST_PT, LARGEST_PT] = [6, 10];

/** The lines that fit a height in millimeters, and the size of their type; lot and best by always stay. */
export function fittingLines(
  all: readonly LabelLine[],
  heightMm: number,
): { readonly lines: readonly LabelLine[]; readonly fontPt: number } {
  const most = Math.floor(heightMm / (SMALLEST_PT * MM_PER_POINT * LINE_HEIGHT));
  const kept = [...all];
  while (kept.length > most) {
    const last = kept.findLastIndex(({ kind }) => kind !== 'lot');
    if (last === -1) break;
    kept.splice(last, 1);
  }
  const fontPt = heightMm / (kept.length * MM_PER_POINT * LINE_HEIGHT);
  return { lines: kept, fontPt: Math.min(LARGEST_PT, Math.max(SMALLEST_PT, fontPt)) };
}
