/** A way to go through runs that differ by their seed alone. */
interface Mixture {
  readonly name: string;
  /** What went wrong with a seed. */
  readonly run: (seed: number) => Promise<readonly string[]>;
}

/** Which runs are asked for; `mixtures` are their numbers, from 1, all of them when left out. */
export type Asked = readonly [
  firstSeed: number,
  seeds: number,
  mixtures: readonly string[],
  print: (line: string) => void,
];

/** Runs so many seeds of every mixture. Answers how many runs went wrong. */
export async function soakSeeds(
  mixtures: readonly Mixture[],
  ...[firstSeed, seeds, wanted, print]: Asked
): Promise<number> {
  let wrong = 0;
  for (const [index, { name, run }] of mixtures.entries()) {
    if (wanted.length > 0 && !wanted.includes(String(index + 1))) continue;
    const begun = performance.now();
    let wrongHere = 0;
    for (let seed = firstSeed; seed < firstSeed + seeds; seed += 1) {
      const complaints = await run(seed).catch((cause: unknown) => [
        cause instanceof Error ? (cause.stack ?? cause.message) : 'failed',
      ]);
      if (complaints.length === 0) continue;
      wrongHere += 1;
      print(`seed ${seed}: ${complaints.join('; ')}`);
    }
    wrong += wrongHere;
    const each = Math.round((performance.now() - begun) / seeds);
    print(`${index + 1} ${name}: ${seeds} seeds, ${wrongHere} went wrong, ${each} ms each`);
  }
  return wrong;
}
