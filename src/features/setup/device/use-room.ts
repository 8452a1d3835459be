import { useReducer } from 'react';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useAsyncValue } from '#state/react/use-async-value.ts';
import { useSaveStatus } from '#state/react/use-farm.ts';

/** How much room the farm takes here, read again whenever something was saved; null until it is known. */
export function useRoom() {
  const { device } = useFarmStore().world;
  const save = useSaveStatus();
  const [asked, lookAgain] = useReducer((times: number) => times + 1, 0);
  const room = useAsyncValue(save === 'saving' ? null : device.room, `${save} ${asked}`);
  return { room, ask: () => void device.askToKeep().then(lookAgain) };
}
