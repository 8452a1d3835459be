import { toast } from '../toasts/toast.ts';

/** Says that what was pressed has no code on this device yet, and that none could be loaded. */
export function showLoadError(): void {
  toast.error('Couldn’t load this part of the app. Check your connection and try again.');
}
