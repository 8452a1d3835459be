import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isMeant, readEquivalentMutants } from './equivalent-mutants.ts';
import { findMutants } from './find-mutants.ts';

test('every entry of the list of equivalent mutants has a reason and still is a mutant', () => {
  for (const entry of readEquivalentMutants()) {
    const source = readFileSync(entry.file, 'utf8');
    const meant = findMutants(entry.file, source).filter((mutant) =>
      isMeant(entry, mutant, source),
    );
    expect(meant.length, `${entry.file}: ${entry.code}`).toBeGreaterThan(0);
    expect(entry.reason).not.toBe('');
  }
});

test('an entry means its own mutation of its own line, wherever the line has moved', () => {
  const source = 'use();\n  use(a < b);\n';
  const [mutant] = findMutants('rule.ts', source);
  const entry = {
    file: 'rule.ts',
    code: 'use(a < b);',
    was: 'a < b',
    becomes: 'a <= b',
    reason: 'never equal',
  };
  expect(mutant && isMeant(entry, mutant, source)).toBe(true);
  expect(mutant && isMeant({ ...entry, becomes: 'a > b' }, mutant, source)).toBe(false);
  expect(mutant && isMeant({ ...entry, code: 'use(a < c);' }, mutant, source)).toBe(false);
});
