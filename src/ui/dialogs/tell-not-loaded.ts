import { toast } from '../toasts/toast.ts';

/**
 * Says that what was pressed has no code on this device yet, and that none could be loaded. Some browsers never ask
 * again for code that they once went without: with the page itself it comes in all of them.
 */
export function tellNotLoaded(): void {
  toast.error('This part of the app could not be loaded. Connect this device, then reload.', {
    open: { label: 'Reload', run: () => window.location.reload() },
    slot: 'not-loaded',
  });
}
