import type { FarmDocument } from '#state/document/farm-document.ts';
import type { SimulatedDevice } from './simulated-device.ts';

/**
 * Every piece of work is marked with a word of its own. Work is not lost as long as its word is in the
 * farm or in a notice of it, or somebody who saw it has taken it away.
 */
export type Tokens = ReturnType<typeof tokens>;

export function tokens() {
  const brought = new Map<string, string>();
  const takenAway = new Map<string, Set<string>>();
  let count = 0;
  /** Words of work that nobody has taken away and that are not among these, with the device that brought each. */
  const missing = (kept: ReadonlySet<string>) =>
    [...brought]
      .filter(([word]) => !kept.has(word) && (takenAway.get(word)?.size ?? 0) === 0)
      .map(([word, by]) => ({ word, by }));
  return {
    missing,
    /** Does something on a device, and notes which words it brought and which it took away. */
    work(device: SimulatedDevice, act: (token: string) => void) {
      const before = wordsIn(device.farm());
      act(`tok${(count += 1)}x`);
      const after = wordsIn(device.farm());
      for (const word of after) {
        if (before.has(word)) continue;
        brought.set(word, device.name);
        // Brought back by undo.
        takenAway.get(word)?.delete(device.name);
      }
      for (const word of before) {
        if (after.has(word)) continue;
        takenAway.set(word, (takenAway.get(word) ?? new Set()).add(device.name));
      }
    },
    /** What a device has taken away, a copy of its profile has, too. */
    copied(device: SimulatedDevice, copy: SimulatedDevice) {
      for (const by of takenAway.values()) if (by.has(device.name)) by.add(copy.name);
    },
    /** Words of work that is on none of the devices any more. */
    lost: (devices: readonly SimulatedDevice[]) =>
      missing(wordsOn(devices)).map(({ word, by }) => `${word} of ${by}`),
  };
}

/** All words that are on some devices, those in notices too. */
export function wordsOn(devices: readonly SimulatedDevice[]): ReadonlySet<string> {
  return new Set(devices.flatMap((device) => [...wordsOf(JSON.stringify(device.farm()))]));
}

/** Words of what people entered: not of notices, nor of what the app keeps by itself under a variety's name. */
function wordsIn({ meta: _meta, ...farm }: FarmDocument): ReadonlySet<string> {
  const products = farm.products.filter(({ type }) => type !== 'single');
  const tasks = farm.tasks.filter(({ type }) => type === 'GENERAL');
  return wordsOf(JSON.stringify({ ...farm, products, tasks }));
}

export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/tok\d+x/g) ?? []);
}
