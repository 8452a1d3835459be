/**
 * Simulated annealing: always accepts improvements, and accepts worse changes less often the worse they are and
 * the lower the temperature.
 */
export class Annealing {
  /** Points by which a change for the worse is still likely to be taken. */
  warmth = 0;
  /** A number from 0 to below 1. */
  readonly random: () => number;

  constructor(random: () => number) {
    this.random = random;
  }

  isTaken(change: number): boolean {
    return change <= 1e-9 || this.random() < Math.exp(-change / this.warmth);
  }

  /** A whole number from 0 to below a limit. */
  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }
}
