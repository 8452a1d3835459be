/** One small mistake that can be planted in a source file. */
export interface Mutant {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Which kind of mistake it is, such as `<` to `<=`. */
  readonly kind: string;
  /** Whether it runs but once, while its file is loaded: it stands in no function. */
  readonly isOfLoading: boolean;
  /** What stands there, and what would. */
  readonly was: string;
  readonly becomes: string;
  /** The default that it stands in, `?? 0` or `{ trays = 0 }`. */
  readonly fallback?: Fallback;
  /** The compiler asks for that default only because it takes every element of a list for one that may be missing. */
  readonly isOnlyForCompiler?: boolean;
}

/** A value with a default behind it, and what stands there without that. */
export interface Fallback {
  readonly start: number;
  readonly end: number;
  readonly without: string;
}

/** How a mutant is told in one line. */
export function mutantLabel({ file, line, was, becomes }: Mutant): string {
  return `${file}:${line}  ${inOneLine(was)}  →  ${inOneLine(becomes)}`;
}

function inOneLine(code: string): string {
  return code.replaceAll(/\s+/g, ' ');
}
