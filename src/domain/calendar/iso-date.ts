/** A farm-local calendar day, `YYYY-MM-DD`. Compared and added as a day, never as an instant. */
export type IsoDate = string;

/** An instant in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
export type IsoInstant = string;

/** Epoch milliseconds; only `meta` of the document uses them. */
export type Millis = number;

/** Day of the week, 0 = Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
