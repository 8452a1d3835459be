import type { AvailabilityCheck } from '#domain/answers/availability/availability-check.ts';
import type { AvailabilityQuestion } from '#domain/answers/availability/availability-question.ts';
import {
  availabilityDetails,
  availabilityHeadline,
  availabilityLimitsText,
} from '#domain/answers/availability/availability-text.ts';
import type { AvailabilityResult, AvailabilityLimitsResult } from '../ports/farm-answers.ts';

/** The answer to a question about a promise, in words. */
export function computeAvailability(
  asker: AvailabilityCheck,
  { dateISO }: AvailabilityQuestion,
): AvailabilityResult {
  const answer = asker.answer();
  return {
    answer: answer.answer,
    headline: availabilityHeadline(answer, dateISO),
    details: availabilityDetails(answer, dateISO),
    lines: answer.lines,
    changes: answer.changes,
  };
}

/** How much of it can be had and when all of it, one trial at a time. */
export function* computeAvailabilityLimits(
  asker: AvailabilityCheck,
  { dateISO }: AvailabilityQuestion,
): Generator<undefined, AvailabilityLimitsResult> {
  const answer = asker.answer();
  const reach = yield* asker.reachSteps();
  const text = answer.answer === 'YES' ? '' : availabilityLimitsText(answer, reach, dateISO);
  return { text, ...reach };
}
