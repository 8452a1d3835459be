import type { PromiseAsker } from '#domain/answers/promise/answer-promise.ts';
import type { PromiseQuestion } from '#domain/answers/promise/promise-question.ts';
import {
  promiseDetails,
  promiseHeadline,
  promiseReachText,
} from '#domain/answers/promise/promise-text.ts';
import type { ToldPromise, ToldReach } from '../ports/farm-answers.ts';

/** The answer to a question about a promise, in words. */
export function tellPromise(asker: PromiseAsker, { dateISO }: PromiseQuestion): ToldPromise {
  const answer = asker.answer();
  return {
    answer: answer.answer,
    headline: promiseHeadline(answer, dateISO),
    details: promiseDetails(answer, dateISO),
    lines: answer.lines,
    changes: answer.changes,
  };
}

/** How much of it can be had and when all of it, one trial at a time. */
export function* tellReach(
  asker: PromiseAsker,
  { dateISO }: PromiseQuestion,
): Generator<undefined, ToldReach> {
  const answer = asker.answer();
  const reach = yield* asker.reachSteps();
  const text = answer.answer === 'YES' ? '' : promiseReachText(answer, reach, dateISO);
  return { text, ...reach };
}
