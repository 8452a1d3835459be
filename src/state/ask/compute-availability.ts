import { NOTHING_SAID } from '#domain/tell/say.ts';
import type { AvailabilityCheck } from '#domain/answers/availability/availability-check.ts';
import type { AvailabilityQuestion } from '#domain/answers/availability/availability-question.ts';
import {
  availabilityDetails,
  availabilityHeadline,
  availabilityLimitsText,
} from '#domain/answers/availability/availability-text.ts';
import type { AvailabilityResult, AvailabilityLimitsResult } from '../ports/farm-answers.ts';

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

/** Amount that is available and the first day for all of it, one trial at a time. */
export function* computeAvailabilityLimits(
  asker: AvailabilityCheck,
  { dateISO }: AvailabilityQuestion,
): Generator<undefined, AvailabilityLimitsResult> {
  const answer = asker.answer();
  const reach = yield* asker.reachSteps();
  const text =
    answer.answer === 'YES' ? NOTHING_SAID : availabilityLimitsText(answer, reach, dateISO);
  return { text, ...reach };
}
