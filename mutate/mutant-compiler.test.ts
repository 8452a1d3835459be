import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test } from 'vitest';
import { findMutants } from './find-mutants.ts';
import type { MutantCompiler } from './mutant-compiler.ts';
import { startMutantCompiler } from './mutant-compiler.ts';

/** The compiler of a farm that has but this rule. */
function compilerOf(rule: string): MutantCompiler {
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
  return compiler;
}

/** The mutants of a rule that the compiler takes. */
function compiling(rule: string): readonly string[] {
  const compiler = compilerOf(rule);
  return findMutants('rule.ts', rule)
    .filter((mutant) => compiler.compiles(mutant))
    .map(({ was, becomes }) => `${was} → ${becomes}`);
}

/** The numbers of a rule that stand in defaults for the compiler alone. */
function onlyForCompiler(rule: string): readonly string[] {
  const compiler = compilerOf(rule);
  return findMutants('rule.ts', rule)
    .filter((mutant) => compiler.isOnlyForCompiler(mutant))
    .map(({ was }) => was);
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

test('a default of an element of a list is there for the compiler alone, one of what may be missing is not', () => {
  expect(
    onlyForCompiler(
      'export const sum = (list: number[]): number => list.reduce((all, _, at) => all + (list[at] ?? 8), 9);',
    ),
  ).toEqual(['8']);
  expect(
    onlyForCompiler(
      `export function due(list: { day: number }[]): number {
         const { day = 6 } = list[5] ?? {};
         return day;
       }`,
    ),
  ).toEqual(['6']);
  expect(
    onlyForCompiler(
      'export const trays = (days: Map<string, number>, own?: number): number => own ?? days.get("a") ?? 7;',
    ),
  ).toEqual([]);
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
