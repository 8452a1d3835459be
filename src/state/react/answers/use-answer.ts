import { useCallback, useEffect, useMemo, useState } from 'react';
import type { AnswerTo, FarmQuestion, NewsOf, QuestionName } from '../../ports/farm-answers.ts';
import type { FarmEnvironment } from '../../ports/farm-environment.ts';
import { useFarmStore } from '../farm-context.ts';

export interface Asking<Name extends QuestionName, Subject> {
  readonly subject: Subject;
  /** Null when there is nothing to ask. */
  readonly question: () => FarmQuestion<Name> | null;
}

interface ToldOf<Subject, Value> {
  readonly asking: { readonly subject: Subject };
  readonly value: Value;
}

interface FollowedAnswer<Name extends QuestionName, Subject> {
  /** Null until it is worked out; the last one about the same subject stays until the next. */
  readonly answer: AnswerTo<Name> | null;
  readonly isWorking: boolean;
  /** Reason there is none; '' without text. */
  readonly error: string | null;
  /** The last one, whatever it was about. */
  readonly last: ToldOf<Subject, AnswerTo<Name> | null> | null;
  readonly news: ToldOf<Subject, NewsOf<Name>> | null;
  readonly again: () => void;
}

/**
 * Answers a question after the screen is drawn; only the latest counts. `asking` is the same object while the
 * question is the same, `failure` the log message if there is no answer.
 */
export function useAnswer<Name extends QuestionName, Subject>(
  name: Name,
  asking: Asking<Name, Subject>,
  failure: string,
): FollowedAnswer<Name, Subject> {
  const { world } = useFarmStore();
  type Followed = FollowedAnswer<Name, Subject>;
  const [last, setLast] = useState<Followed['last']>(null);
  const [news, setNews] = useState<Followed['news']>(null);
  const [ended, setEnded] = useState<{ asking: unknown; error: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const mine = useMemo(() => ({ ...asking, attempt }), [asking, attempt]);
  useEffect(
    () =>
      askUntilLeft(world, name, mine.question, {
        onNews: (value) => setNews({ asking: mine, value }),
        onAnswer(value) {
          setLast({ asking: mine, value });
          setEnded({ asking: mine, error: null });
        },
        onFailure(cause) {
          world.logger.error(failure, cause);
          setEnded({ asking: mine, error: cause instanceof Error ? cause.message.trim() : '' });
        },
      }),
    [world, name, mine, failure],
  );
  const isWorking = ended?.asking !== mine;
  return {
    answer: last?.asking.subject === asking.subject ? last.value : null,
    isWorking,
    error: isWorking ? null : ended.error,
    last,
    news,
    again: useCallback(() => setAttempt((before) => before + 1), []),
  };
}

function askUntilLeft<Name extends QuestionName>(
  { answers, screenDrawn }: Pick<FarmEnvironment, 'answers' | 'screenDrawn'>,
  name: Name,
  questionOf: () => FarmQuestion<Name> | null,
  tell: {
    readonly onNews: (news: NewsOf<Name>) => void;
    readonly onAnswer: (answer: AnswerTo<Name> | null) => void;
    readonly onFailure: (cause: unknown) => void;
  },
): () => void {
  let leave = (): void => undefined;
  let isLeft = false;
  const left = new Promise<void>((resolve) => (leave = resolve));
  const ask = async () => {
    // The whole farm goes over to whoever answers: first it is on the screen.
    await screenDrawn;
    const question = isLeft ? null : questionOf();
    return question && answers.ask(name, question, { onNews: tell.onNews, left });
  };
  const unlessLeft =
    <T>(then: (told: T) => void) =>
    (told: T) =>
      void (isLeft || then(told));
  ask().then(unlessLeft(tell.onAnswer), unlessLeft(tell.onFailure));
  return () => {
    isLeft = true;
    leave();
  };
}
