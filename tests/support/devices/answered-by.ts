import type {
  AnswerTo,
  FarmAnswers,
  FarmQuestion,
  QuestionName,
  Waiting,
} from '#state/ports/farm-answers.ts';

/** Answers one question as a test says, and all others as before. */
export function answeredBy<Name extends QuestionName>(
  others: FarmAnswers,
  name: Name,
  answer: (question: FarmQuestion<Name>, waiting: Waiting<Name>) => Promise<AnswerTo<Name>>,
): FarmAnswers {
  const ask = (asked: string, question: never, waiting = {}) =>
    asked === name
      ? answer(question, waiting)
      : others.ask(asked as QuestionName, question, waiting);
  return { ask } as FarmAnswers;
}
