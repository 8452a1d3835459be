import type { AnswerPlace } from '#state/ask/questions.ts';

/** Lets others in before the work goes on: what waits to be drawn, or somebody who leaves. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

const place = { now: () => performance.now(), yieldToMain };

/** In the worker a newer question waits a moment; a search has a second, as the plan's quality is measured with. */
export const BESIDE: AnswerPlace = { ...place, ranIn: 'worker', slice: 40, searchTime: 1000 };

/** On the screen never so long at a stretch that a key press would wait. */
export const ON_SCREEN: AnswerPlace = { ...place, ranIn: 'page', slice: 12, searchTime: 300 };
