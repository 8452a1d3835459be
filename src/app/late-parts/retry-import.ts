type LoadPart = (address: string) => Promise<unknown>;

const loadPart: LoadPart = (address) => import(/* @vite-ignore */ address);

/** Chromium names the part that it could not fetch; other browsers ask for it again by themselves. */
const MISSING_PART = /\bhttps?:\/\/\S+\.js\b/;

/**
 * Loads parts of the app for which there was no network the first time. Chromium never asks again for an address that
 * it went without, so each try has one of its own; whoever asks for a part that has come gets the same one.
 *
 * @returns Tries again for what a late import failed with; what is about no part stays as it is.
 */
export function retryImport(load: LoadPart = loadPart): (cause: unknown) => Promise<unknown> {
  const parts = new Map<string, Promise<unknown>>();
  let tries = 0;
  return async (cause) => {
    const [file] = MISSING_PART.exec(cause instanceof Error ? cause.message : '') ?? [];
    if (file === undefined) throw cause;
    const known = parts.get(file);
    if (known !== undefined) return known;
    tries += 1;
    const part = load(`${file}?again=${tries}`);
    parts.set(file, part);
    part.catch(() => parts.delete(file));
    return part;
  };
}
