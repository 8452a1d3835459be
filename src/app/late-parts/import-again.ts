type LoadPart = (address: string) => Promise<unknown>;

const loadPart: LoadPart = (address) => import(/* @vite-ignore */ address);

/**
 * Loads parts of the app for which there was no network the first time. Chromium never asks again for an address that
 * it went without, so each try has one of its own; whoever asks for a part that has come gets the same one.
 */
export function importAgain(load: LoadPart = loadPart): (file: string) => Promise<unknown> {
  const parts = new Map<string, Promise<unknown>>();
  let tries = 0;
  return (file) => {
    const known = parts.get(file);
    if (known !== undefined) return known;
    tries += 1;
    const part = load(`/assets/${file}?again=${tries}`);
    parts.set(file, part);
    part.catch(() => parts.delete(file));
    return part;
  };
}
