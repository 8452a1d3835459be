import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { startMutantCompiler } from './mutant-compiler.ts';

/** The mutants of a rule that the compiler takes. */
function compiling(rule: string): readonly string[] {
  const root = mkdtempSync(`${tmpdir()}/mutants-`);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    noUnusedLocals: true,
    noEmit: true,
    lib: ['ES2023'],
    skipLibCheck: true,
    types: [],
  };
  writeFileSync(`${root}/tsconfig.json`, JSON.stringify({ compilerOptions }));
  writeFileSync(`${root}/rule.ts`, rule);
  const compiler = startMutantCompiler(root, () => 'tsconfig.json');
  onTestFinished(() => compiler.end());
  return findMutants('rule.ts', rule)
    .filter((mutant) => compiler.compiles(mutant))
    .map(({ was, becomes }) => `${was} → ${becomes}`);
}

test('a fallback that the compiler asks for cannot be dropped, one that a default stands behind can', () => {
  expect(compiling('export const first = (trays: number[]): number => trays[0] ?? 8;')).toEqual([
    '0 → 1',
    '8 → 9',
  ]);
  expect(
    compiling('export const ounces = (own?: number): number | undefined => own ?? 8;'),
  ).toEqual(['own ?? 8 → own', '8 → 9']);
});

test('a set of names may hold nothing but true', () => {
  expect(compiling('export const FIELDS: Record<"a" | "b", true> = { a: true, b: true };')).toEqual(
    [],
  );
  expect(compiling('export const FIELDS: Record<"a", boolean> = { a: true };')).toEqual([
    'true → false',
  ]);
});

test('a mistake that leaves something unused is a mistake all the same', () => {
  const rule = 'const most = () => 4; export const trays = (asked?: number) => asked ?? most();';
  expect(compiling(rule)).toContain('asked ?? most() → asked');
});
