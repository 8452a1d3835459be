import { expect } from 'vitest';
import { isSentence } from '#domain/tell/say.ts';
import { tellPlainly } from '#domain/tell/teller.ts';

// In tests a sentence equals the text that `mgm` says.
expect.addEqualityTesters([
  (one: unknown, other: unknown) => {
    if (isSentence(one) && typeof other === 'string') return tellPlainly(one) === other;
    if (isSentence(other) && typeof one === 'string') return tellPlainly(other) === one;
    return undefined;
  },
]);
