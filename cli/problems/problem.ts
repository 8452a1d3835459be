/** Something odd in a farm: where, as a path like `orders[2].items[0]`, and what, as a sentence. */
export interface Problem {
  readonly path: string;
  readonly message: string;
}
