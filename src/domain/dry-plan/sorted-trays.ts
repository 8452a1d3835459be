/** Trays that take the same shelves and that a load of some day gains by, those of most gain in front. */
export class SortedTrays {
  /** Shelves of a tray. */
  readonly each: number;
  /** How many there are, as far as they find room. */
  count = 0;
  readonly #most: number;
  #rows = 0;
  readonly #groups: Int32Array;
  readonly #gains: Float64Array;
  readonly #trays: Int32Array;
  readonly #sums: Float64Array;

  /** @param most - So many find room. */
  constructor(each: number, most: number) {
    this.each = each;
    this.#most = most;
    this.#groups = new Int32Array(most);
    this.#gains = new Float64Array(most);
    this.#trays = new Int32Array(most);
    this.#sums = new Float64Array(most + 1);
  }

  clear(): void {
    this.#rows = 0;
  }

  /** Sorts in so many trays of a group, of which each gains so much. */
  add(group: number, gain: number, trays: number): void {
    const most = this.#most;
    if (this.#rows === most && gain <= (this.#gains[most - 1] ?? 0)) return;
    let at = Math.min(this.#rows, most - 1);
    for (; at > 0 && (this.#gains[at - 1] ?? 0) < gain; at -= 1) {
      this.#gains[at] = this.#gains[at - 1] ?? 0;
      this.#groups[at] = this.#groups[at - 1] ?? 0;
      this.#trays[at] = this.#trays[at - 1] ?? 0;
    }
    this.#gains[at] = gain;
    this.#groups[at] = group;
    this.#trays[at] = trays;
    if (this.#rows < most) this.#rows += 1;
  }

  /** Once all are in: adds up what they gain. */
  addUp(): void {
    this.count = 0;
    for (let row = 0; row < this.#rows && this.count < this.#most; row += 1) {
      const until = Math.min(this.#most, this.count + (this.#trays[row] ?? 0));
      for (; this.count < until; this.count += 1) {
        this.#sums[this.count + 1] = (this.#sums[this.count] ?? 0) + (this.#gains[row] ?? 0);
      }
    }
  }

  /** What the best so many gain. */
  gainOf(trays: number): number {
    return this.#sums[trays] ?? 0;
  }

  /** The groups of the trays from one place to another, and how many of each. */
  groupsOf(from: number, to: number): { readonly group: number; readonly trays: number }[] {
    const found: { group: number; trays: number }[] = [];
    let before = 0;
    for (let row = 0; row < this.#rows && before < to; row += 1) {
      const after = before + (this.#trays[row] ?? 0);
      const trays = Math.min(to, after) - Math.max(from, before);
      if (trays > 0) found.push({ group: this.#groups[row] ?? 0, trays });
      before = after;
    }
    return found;
  }
}
