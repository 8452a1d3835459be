import { runToCompletion } from '#domain/records/run-to-completion.ts';
import { type IsoDate, addDays } from '#domain/calendar/iso-date.ts';
import { amountUnitOf } from '#domain/catalog/varieties/variety.ts';
import { packageLines } from './package-lines.ts';
import {
  amountOfSteps,
  amountOunces,
  amountSteps,
  lastAnsweredDay,
  type AvailabilityQuestion,
} from './availability-question.ts';
import type { AvailabilityAnswer, AvailabilityLimits } from './availability-answer.ts';
import { isForbidding, type AvailabilityLine } from './availability-line.ts';
import { bufferOunces, FULFILLMENT_OPTIONS, type SplitPart } from './availability-split.ts';
import {
  availabilityBase,
  availabilityParts,
  splitAvailability,
  tryAvailability,
  type AvailabilityBase,
  type AvailabilityTrial,
  type SplitAvailability,
} from './availability-trial.ts';
import { roomLines } from './room-lines.ts';
import { seedLines } from './seed-lines.ts';
import {
  otherOrdersLines,
  ownLines,
  ownShortage,
  surplusLines,
  timeLines,
} from './supply-lines.ts';

const LATER_DAYS = 60;

/** A question about one item, prepared for fast changes of amount and day. */
interface AvailabilityCheck {
  readonly answer: () => AvailabilityAnswer;
  /** Takes longer than the answer. */
  readonly reach: () => AvailabilityLimits;
  /** Incremental version of `reach`, one trial per step. */
  readonly reachSteps: () => Generator<undefined, AvailabilityLimits>;
}

/** @throws AvailabilityError if the question can't be answered. The message can be shown to the user. */
export function createAvailabilityCheck(
  outlook: AvailabilityBase['outlook'],
  question: AvailabilityQuestion,
): AvailabilityCheck {
  const parts = availabilityParts(outlook.farm, question, outlook.today);
  const base = availabilityBase(outlook, new Set(parts.map(({ variety }) => variety.id)));
  const answer = () => answerOf(base, question);
  const reachSteps = () => reachOf(base, question);
  return { answer, reach: () => runToCompletion(reachSteps()), reachSteps };
}

interface TriedWay {
  readonly trial: AvailabilityTrial;
  readonly lines: readonly AvailabilityLine[];
  readonly holds: boolean;
}

function tryWay(
  base: AvailabilityBase,
  question: AvailabilityQuestion,
  split: SplitAvailability,
): TriedWay {
  const { limits } = question;
  const { farm, today } = base.outlook;
  const trial = tryAvailability(base, split);
  const times = timeLines(split, base.outlook);
  const lines = [
    ...surplusLines(trial),
    ...times,
    ...roomLines(base, trial, limits),
    ...seedLines(trial, limits),
    ...packageLines(farm, question, today),
    ...otherOrdersLines(trial),
    ...ownLines(trial, times),
  ];
  return { trial, lines, holds: !lines.some(isForbidding) && ownShortage(trial) === 0 };
}

/** The first way that holds, else the last one. What is left and one tray go before two trays. */
function bestWay(base: AvailabilityBase, question: AvailabilityQuestion): TriedWay {
  const [first, ...others] = FULFILLMENT_OPTIONS;
  let split = splitAvailability(base, question, first);
  for (const way of others) {
    const tried = isTooLate(base, split) ? null : tryWay(base, question, split);
    if (tried?.holds === true) return withFewerTrays(base, question, tried);
    split = splitAvailability(base, question, way);
  }
  return tryWay(base, question, split);
}

/** The way that takes what is left and plants the rest, where that saves trays and no buffer is needed. */
function withFewerTrays(
  base: AvailabilityBase,
  question: AvailabilityQuestion,
  tried: TriedWay,
): TriedWay {
  if (tried.trial.way.usesBuffer) return tried;
  const split = splitAvailability(base, question, { ...tried.trial.way, isMixed: true });
  const isSame = split.changes.length === tried.trial.changes.length;
  if (isSame || isTooLate(base, split)) return tried;
  const mixed = tryWay(base, question, split);
  return mixed.holds && traysMore(mixed) < traysMore(tried) ? mixed : tried;
}

function traysMore({ trial: { plantings } }: TriedWay): number {
  return plantings.reduce((sum, { delta }) => sum + delta, 0);
}

/** A split that can't be planted on time fails without planning it. */
function isTooLate({ outlook }: AvailabilityBase, split: SplitAvailability): boolean {
  return timeLines(split, outlook).some(isForbidding);
}

/** Whether some way holds. Ways that take the same are tried once: what is left over decides nothing. */
function canPromise(base: AvailabilityBase, question: AvailabilityQuestion): boolean {
  const failed = new Set<string>();
  return FULFILLMENT_OPTIONS.some((way) => {
    const split = splitAvailability(base, question, way);
    const key = JSON.stringify(split.changes);
    if (failed.has(key)) return false;
    failed.add(key);
    return !isTooLate(base, split) && tryWay(base, question, split).holds;
  });
}

function answerOf(base: AvailabilityBase, question: AvailabilityQuestion): AvailabilityAnswer {
  const { trial, lines, holds } = bestWay(base, question);
  const { parts, plantings, changes, days } = trial;
  return {
    answer: holds ? 'YES' : 'NO',
    how: holds ? howOf(parts) : null,
    dateISO: days.dateISO,
    harvestISO: days.harvestISO,
    oz: amountOunces(question.amount),
    usesBufferOz: parts.reduce((sum, { take }) => sum + bufferOunces(take), 0),
    parts,
    plantings,
    lines,
    changes: holds ? changes : [],
    // Only a single part can be sold alive: no mix has one.
    ...amountUnitOf(parts[0]?.variety),
  };
}

function howOf(parts: readonly SplitPart[]): NonNullable<AvailabilityAnswer['how']> {
  if (parts.every(({ plantOz }) => plantOz === 0)) return 'SURPLUS';
  return parts.every(({ take }) => take.length === 0) ? 'PLANT' : 'BOTH';
}

function* reachOf(
  base: AvailabilityBase,
  question: AvailabilityQuestion,
): Generator<undefined, AvailabilityLimits> {
  const { amount, dateISO } = question;
  const isYes = (more: Partial<AvailabilityQuestion>) => canPromise(base, { ...question, ...more });
  if (isYes({})) return { most: amount, earliestISO: dateISO };
  let [enough, tooMuch] = [0, amountSteps(amount)];
  while (tooMuch - enough > 1) {
    yield;
    const middle = Math.floor((enough + tooMuch) / 2);
    if (isYes({ amount: amountOfSteps(amount, middle) })) enough = middle;
    else tooMuch = middle;
  }
  const earliestISO = yield* earliestDay(base, dateISO, (day) => isYes({ dateISO: day }));
  return { most: enough === 0 ? null : amountOfSteps(amount, enough), earliestISO };
}

function* earliestDay(
  { outlook }: AvailabilityBase,
  dateISO: IsoDate,
  isYes: (dateISO: IsoDate) => boolean,
): Generator<undefined, IsoDate | null> {
  const horizon = lastAnsweredDay(outlook.today);
  for (let days = 1; days <= LATER_DAYS; days += 1) {
    yield;
    const day = addDays(dateISO, days);
    if (day > horizon) return null;
    if (isYes(day)) return day;
  }
  return null;
}
