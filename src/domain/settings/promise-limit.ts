/** Resources that may turn a yes to a customer into a no, in the order in which they are listed. */
export const PROMISE_LIMITS = [
  'germination',
  'grow',
  'withHoles',
  'withoutHoles',
  'seed',
  'packages',
] as const;

export type PromiseLimit = (typeof PROMISE_LIMITS)[number];

/** What the grower wants "Can I say yes?" to insist on; nothing unless chosen. */
export interface PromiseSettings {
  readonly limits: readonly PromiseLimit[];
}
