import { useFarmStore } from '../farm-context.ts';
import { useAsyncValue } from '../use-async-value.ts';

/** Whether one can sign in with Google here; null until the server has told. Without an answer nothing is said. */
export function useGoogleOffered(): boolean | null {
  return useAsyncValue(useFarmStore().google.isOffered);
}
