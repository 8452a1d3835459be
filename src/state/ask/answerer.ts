import { updateForecast, type Outlook } from '#domain/supply/outlook.ts';
import { applyPatches } from '../document/document-patch.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import type { AnswerTo, AskedFarm, FarmAnswers, QuestionName } from '../ports/farm-answers.ts';
import { questions, type AnswerPlace, type AnswerSteps } from './questions.ts';

/**
 * Answers questions for the worker and the page. The plan of a farm is made once; for the next farm only the
 * differences.
 *
 * Each question waits briefly, so questions canceled in the meantime aren't computed.
 */
export function answerer(place: AnswerPlace): FarmAnswers {
  let outlook: Outlook<FarmDocument> | null = null;

  function known(asked: AskedFarm | null) {
    const told = () => {
      if (asked === null) throw new Error('No farm was told of');
      return asked;
    };
    const before = () => {
      const { farm, today } = told();
      outlook = updateForecast(outlook, farm, today);
      return outlook;
    };
    const after = (patches: Parameters<typeof applyPatches>[1]) => {
      const last = before();
      return updateForecast(last, applyPatches(last.farm, patches), last.today);
    };
    return { ...place, asked: told, before, after };
  }

  return {
    async ask(name, { asked, args }, { onNews, left } = {}) {
      let isLeft = false;
      void left?.then(() => (isLeft = true));
      await place.yieldToMain();
      if (isLeft) return never();
      const outcome: AnswerTo<typeof name> | AnswerSteps<typeof name> = questions[name](
        known(asked),
        ...args,
      );
      if (!isInSteps<typeof name>(outcome)) return outcome;
      let paused = place.now();
      let step = outcome.next();
      while (step.done !== true) {
        if (step.value !== undefined) onNews?.(step.value);
        if (place.now() - paused >= place.slice) {
          await place.yieldToMain();
          if (isLeft) return never();
          paused = place.now();
        }
        step = outcome.next();
      }
      return step.value;
    },
  };
}

/** A separate promise per caller, because a promise keeps its waiters alive. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

function isInSteps<Name extends QuestionName>(
  outcome: AnswerTo<Name> | AnswerSteps<Name>,
): outcome is AnswerSteps<Name> {
  return outcome !== null && typeof outcome === 'object' && 'next' in outcome;
}
