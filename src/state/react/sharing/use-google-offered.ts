import { useFarmStore } from '../farm-context.ts';
import { useTold } from '../use-told.ts';

/** Whether one can sign in with Google here; null until the server has told. Without an answer nothing is said. */
export function useGoogleOffered(): boolean | null {
  return useTold(useFarmStore().google.isOffered);
}
