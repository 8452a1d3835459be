import { isIsoDate } from '#domain/calendar/day-number.ts';
import { askPromise } from '#domain/answers/promise/answer-promise.ts';
import type { PromiseAnswer, PromiseReach } from '#domain/answers/promise/answer-promise.ts';
import { amountOunces, readPromiseAmount } from '#domain/answers/promise/promise-amount.ts';
import { PromiseError } from '#domain/answers/promise/promise-error.ts';
import { findPromiseItem } from '#domain/answers/promise/promise-item.ts';
import type { PromiseLine } from '#domain/answers/promise/promise-line.ts';
import { PROMISE_LIMITS } from '#domain/settings/promise-limit.ts';
import type { PromiseLimit } from '#domain/settings/promise-limit.ts';
import type { PromiseQuestion } from '#domain/answers/promise/promise-question.ts';
import {
  promiseDetails,
  promiseHeadline,
  promiseReachText,
} from '#domain/answers/promise/promise-text.ts';
import { outlookOf } from '#domain/supply/outlook.ts';
import { type Answer, type Command, type Question, UsageError } from '../command.ts';
import { rounded } from '../rounded.ts';

/** `mgm promise`: whether so much can be had on a day, from what, and what stands against it. */
export const promise: Command = {
  summary: 'whether a customer can be told yes',
  options: ['item', 'amount', 'day', 'limit'],
  files: [],
  answer(asked: Question): Answer {
    try {
      return answerQuestion(asked);
    } catch (error) {
      if (error instanceof PromiseError) throw new UsageError(error.message);
      throw error;
    }
  },
};

function answerQuestion({ farm, today, options }: Question): Answer {
  const day = options['day'] ?? '';
  const question: PromiseQuestion = {
    item: findPromiseItem(farm, options['item'] ?? ''),
    amount: readPromiseAmount(options['amount'] ?? ''),
    // What is no day is as far away as a day can be.
    dateISO: isIsoDate(day) ? day : '',
    limits: readLimits(options['limit']) ?? farm.settings.promise?.limits ?? [],
  };
  const asker = askPromise(outlookOf(farm, today), question);
  const answer = asker.answer();
  const reach = asker.reach();
  return {
    json: rounded(jsonOf(question, answer, reach, today)),
    text: describe(question, answer, reach),
  };
}

function readLimits(text: string | undefined): readonly PromiseLimit[] | null {
  if (text === undefined) return null;
  const names = text.split(',').map((name) => name.trim());
  const named = names.filter((name) => name !== '');
  return named.map((name) => {
    const limit = PROMISE_LIMITS.find((known) => known === name);
    if (limit !== undefined) return limit;
    throw new UsageError(`--limit knows ${PROMISE_LIMITS.join(', ')}, not '${name}'.`);
  });
}

function jsonOf(
  { item, amount, dateISO }: PromiseQuestion,
  answer: PromiseAnswer,
  { most, earliestISO }: PromiseReach,
  today: string,
) {
  const { count, packageOz } = amount.mode === 'PACKAGE' ? amount : NO_PACKAGES;
  const mostCount = most?.mode === 'PACKAGE' ? most.count : 0;
  return {
    today,
    item,
    dateISO,
    harvestISO: answer.harvestISO,
    oz: answer.oz,
    count,
    packageOz,
    answer: answer.answer,
    how: answer.how,
    usesBufferOz: answer.usesBufferOz,
    parts: answer.parts.map(({ variety, oz, take, plantOz }) => ({
      varietyId: variety.id,
      varietyName: variety.name,
      oz,
      take: take.map(({ lot, oz: taken }) => ({
        harvestISO: lot.dayISO,
        cutISO: lot.cutISO,
        oz: taken,
      })),
      plantOz,
    })),
    plantings: answer.plantings,
    lines: answer.lines.map(lineKeys),
    most: {
      oz: most === null ? 0 : amountOunces(most),
      count: amount.mode === 'PACKAGE' ? mostCount : null,
    },
    earliestISO,
    changes: answer.changes,
  };
}

function lineKeys(line: PromiseLine): PromiseLine {
  const { kind, varietyId, have, need, unit, dateISO, status, limits, text } = line;
  return { kind, varietyId, have, need, unit, dateISO, status, limits, text };
}

const NO_PACKAGES = { count: null, packageOz: null };

const WORDS = { ok: 'OK', short: 'Short', unknown: 'Not known' } as const;

function describe(
  { dateISO }: PromiseQuestion,
  answer: PromiseAnswer,
  reach: PromiseReach,
): string {
  const details =
    answer.answer === 'YES'
      ? promiseDetails(answer, dateISO)
      : [promiseReachText(answer, reach, dateISO)];
  const lines = answer.lines.map(({ status, text }) => `  ${WORDS[status].padEnd(9)}  ${text}`);
  return `${[promiseHeadline(answer, dateISO), ...details, ...lines].join('\n')}\n`;
}
