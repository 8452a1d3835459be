import { useEffect, useMemo, useReducer } from 'react';
import type { PromiseQuestion } from '#domain/promise/promise-question.ts';
import { promiseRunner } from '../answers/promise-runner.ts';
import type { PromiseNews } from '../answers/promise-runner.ts';
import type { ToldPromise, ToldReach } from '../ports/farm-answers.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarm, useToday } from './use-farm.ts';

/** How far the answer to "Can I say yes?" is. */
export interface PromiseState {
  /** The question that was answered last. */
  readonly question: PromiseQuestion | null;
  readonly told: ToldPromise | null;
  readonly error: string | null;
  /** Follows the answer. */
  readonly reach: ToldReach | null;
}

const NOTHING_ASKED: PromiseState = { question: null, told: null, error: null, reach: null };

/**
 * The answer to a question, which follows while it is typed.
 *
 * @param question - Null while it is not complete; the same object for as long as it means the same.
 */
export function usePromise(question: PromiseQuestion | null): PromiseState {
  const { world } = useFarmStore();
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const [state, dispatch] = useReducer(reducePromise, NOTHING_ASKED);
  const runner = useMemo(() => promiseRunner(world, dispatch), [world]);
  useEffect(() => {
    if (question === null) runner.leave();
    else void runner.ask({ farm, today }, question);
  }, [runner, farm, today, question]);
  useEffect(() => runner.leave, [runner]);
  return question === null ? NOTHING_ASKED : state;
}

function reducePromise(state: PromiseState, news: PromiseNews): PromiseState {
  const { question } = news;
  if (news.type === 'REACH') return { ...state, reach: news.reach };
  return news.reply.ok
    ? { question, told: news.reply.told, error: null, reach: null }
    : { question, told: null, error: news.reply.error, reach: null };
}
