import { type ToastOptions, toast } from './toast.ts';

/**
 * Carries out a save and says how it went, in the error's own words when it failed.
 *
 * @param said - What was saved, such as "Variety saved"; with more to say it is asked for once it is saved,
 *   as an Undo is of what was done last.
 * @returns Whether it was saved.
 */
export function saveAndSay(
  save: () => void,
  said: string | (() => ToastOptions & { readonly text: string }),
): boolean {
  try {
    save();
  } catch (error) {
    toast.failed(error);
    return false;
  }
  const { text, ...options } = typeof said === 'string' ? { text: said } : said();
  toast.success(text, options);
  return true;
}
