import type { SpaceKind } from './space-use.ts';

/** Names of the kinds of space, in the grower's words. */
export const SPACE_NAMES: Readonly<Record<SpaceKind, string>> = {
  germination: 'Germination slots',
  grow: 'Grow slots',
  withHoles: 'Trays with holes',
  withoutHoles: 'Trays without holes',
};
