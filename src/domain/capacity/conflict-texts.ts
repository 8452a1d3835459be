/** Conflicts in the grower's words. Files and addresses keep the code. */
export const CONFLICT_TEXTS = {
  GERM_CAPACITY: 'Germination is full',
  GROW_CAPACITY: 'The grow racks are full',
  TRAYS_WITH_HOLES: 'Too few trays with holes',
  TRAYS_WITHOUT_HOLES: 'Too few trays without holes',
  FREEZE_DRYER_CAPACITY: 'The dryers are full',
  FREEZE_DRYER_WEIGHT: 'Too heavy for the dryers',
  LEAD_TIME: 'Too late to grow it',
  UNKNOWN_VARIETY: 'The variety was deleted',
} as const;

export type ConflictType = keyof typeof CONFLICT_TEXTS;
