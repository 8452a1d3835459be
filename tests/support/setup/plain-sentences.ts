import { expect } from 'vitest';
import { isSentence } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';

const world = globalThis as { sentencesAreTold?: true };

// Read for every file, while a process keeps its testers: each added again would be asked again.
if (!world.sentencesAreTold) expect.addEqualityTesters([asTexts]);
world.sentencesAreTold = true;

/** In tests a sentence equals the text that `mgm` says. */
function asTexts(one: unknown, other: unknown): boolean | undefined {
  if (isSentence(one) && typeof other === 'string') return tellPlainly(one) === other;
  if (isSentence(other) && typeof one === 'string') return tellPlainly(other) === one;
  return undefined;
}
