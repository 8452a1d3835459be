/** Resources that may turn a yes to a customer into a no, in the order in which they are listed. */
export const AVAILABILITY_RESOURCES = [
  'germination',
  'grow',
  'withHoles',
  'withoutHoles',
  'seed',
  'packages',
] as const;

export type AvailabilityResource = (typeof AVAILABILITY_RESOURCES)[number];

/** Resources that "Can I say yes?" must check. None by default. */
export interface AvailabilitySettings {
  readonly limits: readonly AvailabilityResource[];
}
