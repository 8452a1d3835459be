import { readFileSync } from 'node:fs';
import type { Mutant } from './mutant.ts';

/** A mutant that changes no answer, with the reason that somebody has looked at. */
export interface EquivalentMutant {
  readonly file: string;
  /** The line it stands in, without the spaces around it: it stays the same when others move it. */
  readonly code: string;
  readonly was: string;
  readonly becomes: string;
  readonly reason: string;
}

export function readEquivalentMutants(): readonly EquivalentMutant[] {
  const file = new URL('equivalent-mutants.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly EquivalentMutant[];
}

/** Whether this is the mutant that an entry of the list means. */
export function isMeant(entry: EquivalentMutant, mutant: Mutant, source: string): boolean {
  return (
    entry.file === mutant.file &&
    entry.was === mutant.was &&
    entry.becomes === mutant.becomes &&
    source.split('\n')[mutant.line - 1]?.trim() === entry.code
  );
}
