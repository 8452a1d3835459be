import type { SpaceKind } from './space-use.ts';

export const SPACE_NAMES: Readonly<Record<SpaceKind, string>> = {
  germination: 'Germination slots',
  grow: 'Grow slots',
  withHoles: 'Trays with holes',
  withoutHoles: 'Trays without holes',
};
