/** Lets others in before the work goes on: what waits to be drawn, or somebody who leaves. */
export function letOthersIn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
