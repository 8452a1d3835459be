/**
 * Decides which changes are taken (simulated annealing): all that make nothing worse, and the others
 * the more seldom the worse they are and the cooler it is.
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
