import { useEffect, useState } from 'react';
import type { AskedFarm, ToldShortages } from '../ports/farm-answers.ts';
import { useFarmStore } from './farm-context.ts';
import { useFarm, useToday } from './use-farm.ts';

/** Who is short and what is left over; null until it is worked out. After a change the last answer stays until the next. */
export function useShortages(): ToldShortages | null {
  const { world } = useFarmStore();
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const [told, setTold] = useState<ToldShortages | null>(null);
  useEffect(() => {
    let isWanted = true;
    const asked: AskedFarm = { farm, today };
    world.answers.shortages(asked).then(
      (answer) => {
        if (isWanted) setTold(answer);
      },
      (cause: unknown) => world.logger.error('Shortages could not be worked out', cause),
    );
    return () => {
      isWanted = false;
    };
  }, [world, farm, today]);
  return told;
}
