/** Slopes that are remembered at most: more say little more, and each takes its time. */
const MAX_SLOPES = 20;
/** Exchanges of shares that are tried for one direction. */
const MAX_EXCHANGES = 200;
/** How often shares and floors are settled in turn for one direction. */
const TURNS = 2;

/**
 * The slopes of a bound that were met so far, and which way they all lead together.
 *
 * Each slope says what the bound is nowhere above: its error is how much more it allows where the prices are
 * now than there is. The way ahead is the mixture of slopes that promises most for its length: a quadratic
 * program over their shares, solved by exchanging shares between the best and the worst of them.
 */
export class RememberedSlopes {
  /** Where the last `lead` leads, for each price. */
  readonly ahead: Float64Array;
  /** What the slopes of that mixture allow beyond the bound where the prices are. */
  error = 0;
  readonly #scales: Float64Array;
  readonly #slopes: Float64Array[] = [];
  readonly #errors: number[] = [];
  readonly #shares: number[] = [];
  /** For each two slopes their product, in the scale of the prices. */
  readonly #products = new Float64Array(MAX_SLOPES * MAX_SLOPES);
  /** What keeps prices from falling below nothing. */
  readonly #floors: Float64Array;
  readonly #gradient = new Float64Array(MAX_SLOPES);

  /** @param scales - How far each price moves for its slope, one to another. */
  constructor(scales: Float64Array) {
    this.#scales = scales;
    this.ahead = new Float64Array(scales.length);
    this.#floors = new Float64Array(scales.length);
  }

  /** Remembers one more slope; where there are too many, the two that say least become one. */
  add(slope: Float64Array, error: number): void {
    const known = this.#slopes.length;
    const place = known < MAX_SLOPES ? known : this.#joinTwo();
    const own = this.#slopes[place] ?? new Float64Array(slope.length);
    own.set(slope);
    this.#slopes[place] = own;
    this.#errors[place] = Math.max(0, error);
    this.#shares[place] = known === 0 ? 1 : 0;
    this.#multiply(place);
  }

  /** The product of the slope that was remembered first with itself. */
  get firstLength(): number {
    return this.#products[0] ?? 0;
  }

  /** The prices have moved so far, and the bound rose so much. */
  moved(steps: Float64Array, rise: number): void {
    this.#slopes.forEach((slope, at) => {
      let promised = 0;
      for (let i = 0; i < slope.length; i += 1) promised += (slope[i] ?? 0) * (steps[i] ?? 0);
      this.#errors[at] = Math.max(0, (this.#errors[at] ?? 0) + promised - rise);
    });
  }

  /** Finds the way ahead from some prices, of which none may fall below nothing. */
  lead(prices: Float64Array, step: number): void {
    const { ahead } = this;
    for (let turn = 0; turn < TURNS; turn += 1) {
      this.#settle(step);
      ahead.fill(0);
      this.error = 0;
      this.#slopes.forEach((slope, at) => {
        const share = this.#shares[at] ?? 0;
        if (share === 0) return;
        this.error += share * (this.#errors[at] ?? 0);
        for (let i = 0; i < slope.length; i += 1)
          ahead[i] = (ahead[i] ?? 0) + share * (slope[i] ?? 0);
      });
      for (let i = 0; i < ahead.length; i += 1) {
        const least = -(prices[i] ?? 0) / (step * (this.#scales[i] ?? 1));
        this.#floors[i] = Math.max(0, least - (ahead[i] ?? 0));
      }
    }
  }

  /** The shares for which half the length of the step and the errors are least. */
  #settle(step: number): void {
    const shares = this.#shares;
    const products = this.#products;
    const gradient = this.#gradient;
    this.#slopes.forEach((slope, a) => {
      let sum = 0;
      for (let b = 0; b < shares.length; b += 1) {
        sum += (products[a * MAX_SLOPES + b] ?? 0) * (shares[b] ?? 0);
      }
      for (let i = 0; i < slope.length; i += 1) {
        const floor = this.#floors[i] ?? 0;
        if (floor > 0) sum += floor * (slope[i] ?? 0) * (this.#scales[i] ?? 0);
      }
      gradient[a] = step * sum + (this.#errors[a] ?? 0);
    });
    for (let exchange = 0; exchange < MAX_EXCHANGES; exchange += 1) {
      let [to, from] = [0, -1];
      for (let at = 0; at < shares.length; at += 1) {
        const each = gradient[at] ?? 0;
        if (each < (gradient[to] ?? 0)) to = at;
        if ((shares[at] ?? 0) > 0 && (from < 0 || each > (gradient[from] ?? 0))) from = at;
      }
      const gain = (gradient[from] ?? 0) - (gradient[to] ?? 0);
      if (from < 0 || gain < 1e-6) return;
      const [rowTo, rowFrom] = [to * MAX_SLOPES, from * MAX_SLOPES];
      const bend =
        (products[rowTo + to] ?? 0) +
        (products[rowFrom + from] ?? 0) -
        2 * (products[rowTo + from] ?? 0);
      const share = Math.min(shares[from] ?? 0, bend <= 0 ? Infinity : gain / (step * bend));
      shares[from] = (shares[from] ?? 0) - share;
      shares[to] = (shares[to] ?? 0) + share;
      for (let at = 0; at < shares.length; at += 1) {
        const change = (products[rowTo + at] ?? 0) - (products[rowFrom + at] ?? 0);
        gradient[at] = (gradient[at] ?? 0) + step * share * change;
      }
    }
  }

  /** Joins the two slopes of the least shares; returns the place that becomes free. */
  #joinTwo(): number {
    const shares = this.#shares;
    const [free = 0, other = 0] = shares
      .map((_, at) => at)
      .toSorted((a, b) => (shares[a] ?? 0) - (shares[b] ?? 0));
    const [a, b] = [shares[free] ?? 0, shares[other] ?? 0];
    const [lost, kept] = [this.#slopes[free], this.#slopes[other]];
    if (a === 0 || lost === undefined || kept === undefined) return free;
    const part = a / (a + b);
    for (let i = 0; i < kept.length; i += 1) {
      kept[i] = part * (lost[i] ?? 0) + (1 - part) * (kept[i] ?? 0);
    }
    this.#errors[other] =
      part * (this.#errors[free] ?? 0) + (1 - part) * (this.#errors[other] ?? 0);
    shares[other] = a + b;
    this.#multiply(other);
    return free;
  }

  #multiply(place: number): void {
    const own = this.#slopes[place];
    if (own === undefined) return;
    this.#slopes.forEach((slope, at) => {
      let product = 0;
      for (let i = 0; i < own.length; i += 1) {
        product += (own[i] ?? 0) * (slope[i] ?? 0) * (this.#scales[i] ?? 0);
      }
      this.#products[place * MAX_SLOPES + at] = product;
      this.#products[at * MAX_SLOPES + place] = product;
    });
  }
}
