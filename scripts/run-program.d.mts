/** What became of a program: its exit code, and its output when it was quiet. */
export interface ProgramRun {
  code: number;
  output: string;
  signal?: string | null;
}

export function runProgram(
  command: readonly string[],
  options?: { env?: Record<string, string>; quiet?: boolean; longestMs?: number },
): Promise<ProgramRun>;
