import { useFarmStore } from '../farm-context.ts';
import { useAsyncValue } from '../use-async-value.ts';

/** Returns whether the server offers Google sign-in. `null` until it answers. */
export function useGoogleOffered(): boolean | null {
  return useAsyncValue(useFarmStore().google.isOffered);
}
