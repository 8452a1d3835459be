import { tellPlainly } from '#domain/tell/teller.ts';
import { isSentence } from '#domain/tell/say.ts';
import { roundUnits } from '#domain/units/rounding.ts';

/** An answer for programs: the same, its numbers with at most 4 decimals, its sentences in words. */
export function rounded(answer: unknown): unknown {
  if (isSentence(answer)) return tellPlainly(answer);
  if (typeof answer === 'number') return roundUnits(answer);
  if (Array.isArray(answer)) return answer.map(rounded);
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, rounded(value)]));
}
