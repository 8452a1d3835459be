import type { RoomKind } from './room-use.ts';

/** What plantings take room of, as growers call it. */
export const ROOM_NAMES: Readonly<Record<RoomKind, string>> = {
  germination: 'Germination slots',
  grow: 'Grow slots',
  withHoles: 'Trays with holes',
  withoutHoles: 'Trays without holes',
};
