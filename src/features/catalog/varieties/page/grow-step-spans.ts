import { formatNumber } from '#ui/format.ts';
import { growOrder } from '#domain/catalog/varieties/grow-order.ts';
import { GERM_MODE_LABELS, stepLabel } from '#domain/catalog/varieties/step-label.ts';
import type { GrowStep, Variety } from '#domain/catalog/varieties/variety.ts';
import { germinationDays } from '#domain/capacity/germination-days.ts';

/** A grow step drawn over the days after planting. */
export interface GrowStepSpan {
  readonly id: string;
  readonly type: GrowStep['type'];
  readonly label: string;
  /** "Day 3 to 5. Flip the cover tray" */
  readonly text: string;
  /** Days after planting; parts of a day for what takes hours. */
  readonly from: number;
  readonly to: number;
  /** On one of the racks, or the cut. */
  readonly place: 'germination' | 'grow' | 'harvest';
  /** Something done on the way, drawn thin; the others are places trays stand in. */
  readonly isAction: boolean;
  /** Where its words have room. */
  readonly side: 'right' | 'left' | 'below';
}

export type GrowChart = ReturnType<typeof growChart>;

/** Width of what happens at one point of a day. */
const MOMENT = 1 / 3;
const TICK_STEPS = [1, 2, 5, 7, 14, 30];
const MAX_TICKS = 14;

/** The grow steps of a variety by start day, each with its bar and its words. */
export function growChart(variety: Variety) {
  const { daysToHarvest } = variety;
  const germination = germinationDays(variety);
  const bars = growOrder(variety.steps).map((step) => barOf(step, germination, daysToHarvest));
  const lastDay = Math.max(daysToHarvest, ...bars.map(({ to }) => Math.floor(to)));
  const days = lastDay + 1;
  return {
    spans: bars.map((bar) => ({ ...bar, side: sideOf(bar, days) })),
    /** Days the chart is wide: one more than the last day, for the cut. */
    days,
    ticks: ticksUpTo(lastDay),
    germinationDays: germination,
    growDays: Math.max(0, daysToHarvest - germination),
  };
}

function barOf(
  step: GrowStep,
  germination: number,
  daysToHarvest: number,
): Omit<GrowStepSpan, 'side'> {
  const { id, type, note } = step;
  const { words, ...bar } = drawnStep(step, germination, daysToHarvest);
  const text = note.trim() === '' ? words : `${words}. ${note.trim()}`;
  const isAction = type === 'SOAK' || type === 'WATER' || type === 'MIST';
  return { id, type, label: stepLabel(type), isAction, text, ...bar };
}

/** Where a step is drawn, and what is said of it before its note. */
function drawnStep(
  step: GrowStep,
  germination: number,
  daysToHarvest: number,
): Pick<GrowStepSpan, 'from' | 'to' | 'place'> & { readonly words: string } {
  const { type, dayStart: from, soakHours: hours = 0, germMode = 'WEIGHTED' } = step;
  switch (type) {
    case 'SOAK': {
      const to = from + Math.max(Math.min(hours / 24, 1), MOMENT / 2);
      return { from, to, place: 'germination', words: `${formatNumber(hours, 'all')} h` };
    }
    case 'PLANT': {
      const words = `${dayRange(0, germination)}. ${GERM_MODE_LABELS[germMode]}`;
      return { from: 0, to: Math.max(germination, MOMENT), place: 'germination', words };
    }
    case 'HARVEST': {
      const words = `Day ${daysToHarvest} (auto)`;
      return { from: daysToHarvest, to: daysToHarvest + MOMENT, place: 'harvest', words };
    }
    default: {
      const dayEnd = Math.max(from, step.dayEnd);
      const place = from < germination ? 'germination' : 'grow';
      return { from, to: Math.max(dayEnd, from + MOMENT), place, words: dayRange(from, dayEnd) };
    }
  }
}

function dayRange(from: number, to: number): string {
  return to > from ? `Day ${from} to ${to}` : `Day ${from}`;
}

function sideOf({ from, to }: { from: number; to: number }, days: number): GrowStepSpan['side'] {
  const right = days - to;
  if (Math.max(right, from) < days / 4) return 'below';
  return right >= from ? 'right' : 'left';
}

function ticksUpTo(lastDay: number): readonly number[] {
  const step = TICK_STEPS.find((days) => lastDay / days <= MAX_TICKS) ?? Math.ceil(lastDay / 12);
  return Array.from({ length: Math.floor(lastDay / step) + 1 }, (_, index) => index * step);
}
