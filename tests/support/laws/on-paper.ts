/** Days since 1970. */
export function dayOnPaper(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

export function sumOnPaper(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** @throws With the problem, unless it is so. */
export function demand(isTrue: boolean, problem: string): void {
  if (!isTrue) throw new Error(problem);
}
