import { toast } from './toast.ts';
import type { ToastOptions } from './toast.ts';

/**
 * Carries out a save and says how it went, in the error's own words when it failed.
 *
 * @param said - Asked for once it is saved, as an Undo is of what was done last. `Saved!` without a text.
 * @returns Whether it was saved.
 */
export function saveAndSay(
  save: () => void,
  said: () => ToastOptions & { readonly text?: string } = () => ({}),
): boolean {
  try {
    save();
  } catch (error) {
    toast.failed(error);
    return false;
  }
  const { text, ...options } = said();
  toast.success(text, options);
  return true;
}
