import { toast } from '../toasts/toast.ts';

/** Says that what was pressed has no code on this device yet, and that none could be loaded. */
export function showLoadError(): void {
  toast.error('This part of the app could not be loaded. Connect this device and try again.');
}
