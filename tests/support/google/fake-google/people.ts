/** Somebody with an account at the stand-in. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** Who can sign in at the stand-in. No mail ever reaches an address under `.example`. */
export const PEOPLE: readonly Person[] = [
  { sub: '10001', email: 'anna@field.example', name: 'Anna Field' },
  { sub: '10002', email: 'ben@rowe.example', name: 'Ben Rowe' },
  { sub: '10003', email: 'cleo@marsh.example', name: 'Cleo Marsh' },
];
