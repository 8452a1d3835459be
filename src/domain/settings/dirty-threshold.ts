/** Dirty trays from which a scrub is due, when the grower has not said. */
export const DEFAULT_DIRTY_THRESHOLD = 40;
