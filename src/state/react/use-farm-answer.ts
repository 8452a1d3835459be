import { useEffect, useState } from 'react';
import type { AskedFarm, FarmAnswers } from '../ports/farm-answers.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarm, useToday } from './use-farm.ts';

/**
 * The answer to a question about the farm as it is; null until it is worked out. After a change the last
 * answer stays until the next.
 *
 * @param ask - Always the same function for the same question.
 * @param failure - What the log says when nobody can tell.
 */
export function useFarmAnswer<Answer>(
  ask: (answers: FarmAnswers, asked: AskedFarm) => Promise<Answer>,
  failure: string,
): Answer | null {
  const { world } = useFarmStore();
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const [told, setTold] = useState<{ readonly ask: unknown; readonly answer: Answer } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const askOnceDrawn = async (): Promise<void> => {
      // The whole farm goes over to whoever answers: first it is on the screen.
      await world.screenDrawn;
      if (!isWanted) return;
      const answer = await ask(world.answers, { farm, today });
      if (isWanted) setTold({ ask, answer });
    };
    askOnceDrawn().catch((cause: unknown) => world.logger.error(failure, cause));
    return () => {
      isWanted = false;
    };
  }, [world, farm, today, ask, failure]);
  return told?.ask === ask ? told.answer : null;
}
