import { daysBetween } from '#domain/calendar/iso-date.ts';
import {
  amountUnitOf,
  cutWord,
  type AmountUnit,
  amountSaid,
} from '#domain/catalog/varieties/variety.ts';
import { diffShorts, isShorter } from '#domain/answers/plan-diff/diff-shorts.ts';
import { byTexts } from '#domain/records/lists.ts';
import { type Task, cycleKey } from '#domain/planning/task.ts';
import type { Outlook } from '#domain/supply/outlook.ts';
import { shortsOfVariety, SHORT_OZ } from '#domain/supply/variety-supply.ts';
import { listed, onDay, say } from '#domain/tell/say.ts';
import { type AvailabilityLine, statusOf } from './availability-line.ts';
import type { DeliveryDays, SplitPart } from './availability-split.ts';
import type { AvailabilityTrial } from './availability-trial.ts';

const NAMED_CUTS = 2;

export function surplusLines({ parts }: AvailabilityTrial): AvailabilityLine[] {
  return parts.flatMap(({ variety, lots, haveOz, oz }) => {
    const [first] = lots;
    if (first === undefined) return [];
    const cuts = lots.slice(0, NAMED_CUTS).map(({ cutISO }) => onDay(cutISO));
    const more = lots.length > NAMED_CUTS ? [say`${lots.length - NAMED_CUTS} more`] : [];
    const sold = amountUnitOf(variety);
    const left = amountSaid(haveOz, sold);
    const days = listed([...cuts, ...more], ' and ');
    const text = say`${variety.name}: ${left} left over, ${cutWord(variety)} ${days}`;
    const unit = lineUnit(sold);
    const amounts = { have: haveOz, need: oz, unit, status: statusOf(haveOz, oz) } as const;
    const line = { kind: 'surplus', varietyId: variety.id, ...amounts } as const;
    return [{ ...line, dateISO: first.cutISO, limits: false, text }];
  });
}

function lineUnit({ unit }: AmountUnit): 'trays' | 'oz' {
  return unit === 'tray' ? 'trays' : 'oz';
}

/** Checks whether new plantings are ready on time. Growing trays aren't checked. */
export function timeLines(
  { parts, days }: Pick<AvailabilityTrial, 'parts' | 'days'>,
  before: Outlook,
): AvailabilityLine[] {
  return parts
    .filter(({ plantOz }) => plantOz > 0)
    .map((part) => timeLine(part, days, before.tasks.get(part.variety.id) ?? []));
}

function timeLine(
  { variety }: SplitPart,
  { harvestISO, today }: DeliveryDays,
  tasks: readonly Task[],
): AvailabilityLine {
  const key = cycleKey(variety.id, harvestISO);
  const isFrozen = tasks.some((task) => task.cycleKey === key && task.done);
  const have = isFrozen ? 0 : Math.max(0, daysBetween(today, harvestISO));
  const need = Math.floor(variety.daysToHarvest);
  const day = onDay(harvestISO);
  const end = variety.live === true ? 'it is ready' : 'the cut';
  return {
    kind: 'time',
    varietyId: variety.id,
    have,
    need,
    unit: 'days',
    dateISO: harvestISO,
    status: isFrozen ? 'short' : statusOf(have, need),
    limits: true,
    text: isFrozen
      ? say`${variety.name} for ${day} is already started; no trays can be added`
      : say`${variety.name} needs ${need} days, ${have} are left until ${end} ${day}`,
  };
}

/** Delivery of another order that would lose the most. */
export function otherOrdersLines({ before, after, order }: AvailabilityTrial): AvailabilityLine[] {
  const rising = diffShorts(before, after).filter(
    (row) => row.orderId !== order.id && isShorter(row),
  );
  const [worst] = rising.toSorted(
    (a, b) =>
      b.shortAfter - b.shortBefore - (a.shortAfter - a.shortBefore) ||
      byTexts('dateISO', 'orderId')(a, b),
  );
  if (worst === undefined) return [];
  const { varietyId, dateISO, orderName, shortAfter } = worst;
  const short = amountSaid(shortAfter, worst);
  const text = say`${orderName} ${onDay(dateISO)} would be ${short} short`;
  const amounts = { have: null, need: null, unit: lineUnit(worst), dateISO } as const;
  return [{ kind: 'others', varietyId, ...amounts, status: 'short', limits: true, text }];
}

export function ownShortage({ after, order, parts }: AvailabilityTrial): number {
  return parts.reduce((sum, { variety }) => {
    const shorts = [...shortsOfVariety(after, variety.id).values()];
    const shortOz = shorts.find((short) => short.order.id === order.id)?.shortOz ?? 0;
    return shortOz >= SHORT_OZ ? sum + shortOz : sum;
  }, 0);
}

/** The order itself would be short although everything is planted on time. */
export function ownLines(
  trial: AvailabilityTrial,
  times: readonly AvailabilityLine[],
): AvailabilityLine[] {
  const short = ownShortage(trial);
  if (short === 0 || times.some(({ status }) => status === 'short')) return [];
  const { dateISO } = trial.days;
  const unit = amountUnitOf(trial.parts[0]?.variety);
  const amounts = { have: null, need: short, unit: lineUnit(unit), dateISO } as const;
  const text = say`This order would be ${amountSaid(short, unit)} short`;
  return [{ kind: 'own', varietyId: null, ...amounts, status: 'short', limits: true, text }];
}
