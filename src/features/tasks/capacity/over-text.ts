import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { isOverCapacity, overCapacity } from '#domain/capacity/over-capacity.ts';
import { formatCount, formatDay, formatSlots } from '#ui/format.ts';
import { RACK_KINDS } from './day-use.ts';
import type { FarmDocument } from '#state/document/farm-document.ts';

const MAX_NAMED_DAYS = 3;

/** What a day needs more than the racks hold, a phrase for each kind of rack; none when all fits. */
export function overPhrases(day: CapacityDay): readonly string[] {
  const { germination, grow } = overCapacity(day);
  if (germination > 0 && grow > 0) {
    return [`Germination over by ${formatSlots(germination)}`, `Grow over by ${formatSlots(grow)}`];
  }
  const over = germination + grow;
  return over > 0 ? [`Over by ${formatSlots(over)}`] : [];
}

/** The status of a day that is over nothing: OK, or the racks that its trays would need and the farm has not got. */
export function calmStatus(day: CapacityDay): string {
  const lacking = RACK_KINDS.toReversed().filter(({ fillOf }) => {
    const { used, slots } = fillOf(day);
    return used > 0 && slots === 0;
  });
  return lacking.length === 0 ? 'OK' : `No ${lacking.map(({ kind }) => kind).join(' or ')} racks`;
}

/** The days that will not fit in a word and a sentence, and the worst of them. */
interface OverSummary {
  readonly word: string;
  readonly text: string;
  readonly worst: CapacityDay;
}

/**
 * Says on how many days the racks are too small and which are the worst; null when all fits.
 *
 * @param hasSizes - Whether a tray may take a part of a slot.
 */
export function overSummary(days: readonly CapacityDay[], hasSizes: boolean): OverSummary | null {
  const over = days.filter(isOverCapacity);
  const most = Math.max(...over.map(missing));
  const worst = over.filter((day) => missing(day) === most);
  const [first] = worst;
  if (first === undefined) return null;
  const needs = needText(first, hasSizes);
  if (over.length === 1) {
    return { word: `Over capacity on ${formatDay(first.dateISO)}`, text: needs, worst: first };
  }
  return {
    word: `Over capacity on ${formatCount(over.length, 'day')}`,
    text: `Most on ${dayList(worst)}: ${needs}`,
    worst: first,
  };
}

function missing(day: CapacityDay): number {
  const { germination, grow } = overCapacity(day);
  return Math.max(germination, grow);
}

/**
 * What a day needs of the kind of rack that misses most: "57 trays for 52 grow slots", or where a tray may take
 * a part of a slot "57.5 slots for 52 grow slots".
 */
export function needText(day: CapacityDay, hasSizes: boolean): string {
  const { germination, grow } = overCapacity(day);
  const used = (slots: number, whole: string) =>
    hasSizes ? `${formatSlots(slots)} slots` : formatCount(slots, whole);
  return grow >= germination
    ? `${used(day.growUsed, 'tray')} for ${formatCount(day.growCapacity, 'grow slot')}`
    : `${used(day.germUsed, 'stack')} for ${formatCount(day.germCapacity, 'germination slot')}`;
}

/** Whether a tray of the farm may take a part of a slot. */
export function selectHasSizes({ catalog }: FarmDocument): boolean {
  return catalog.traySizes !== undefined;
}

function dayList(days: readonly CapacityDay[]): string {
  const names = days.slice(0, MAX_NAMED_DAYS).map((day) => formatDay(day.dateISO));
  const more = days.length - names.length;
  if (more > 0) names.push(`${formatCount(more, 'more day')}`);
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}
