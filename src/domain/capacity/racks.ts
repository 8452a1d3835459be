import type { Rack, Shelf } from './capacity.ts';
import { nextNumberedId } from './numbered-id.ts';

type RackType = Rack['type'];

/** Slots of a shelf until the grower says otherwise. */
export const NEW_SHELF_CAPACITY = 4;

/** Prefixes of rack ids. */
export const RACK_ID_PREFIX: Readonly<Record<RackType, string>> = {
  grow: 'grow-',
  germination: 'germ-',
};
const LABEL: Readonly<Record<RackType, string>> = {
  grow: 'Grow Rack',
  germination: 'Germ Rack',
};
/** Prefixes of shelf ids. */
export const SHELF_ID_PREFIX: Readonly<Record<RackType, string>> = { grow: 's', germination: 'g' };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Next free rack id: `grow-3`, `germ-2`.
 *
 * @param knownIds - Ids of all racks, including removed but unsaved ones.
 */
export function nextRackId(type: RackType, knownIds: readonly string[]): string {
  return nextNumberedId(RACK_ID_PREFIX[type], knownIds);
}

/** First unused rack label: Grow Rack A to Z, then A2 to Z2, A3 and so on. */
export function nextRackLabel(type: RackType, racks: readonly Rack[]): string {
  const taken = new Set(racks.map((rack) => rack.label.trim().toLowerCase()));
  for (let round = 1; ; round += 1) {
    for (const letter of LETTERS) {
      const label = `${LABEL[type]} ${letter}${round === 1 ? '' : round}`;
      if (!taken.has(label.toLowerCase())) return label;
    }
  }
}

/** The id of one more shelf of a rack: `s6` in grow racks, `g8` in germination racks. */
function nextShelfId(rack: Pick<Rack, 'type' | 'shelves'>): string {
  return nextNumberedId(
    SHELF_ID_PREFIX[rack.type],
    rack.shelves.map(({ id }) => id),
  );
}

/** A shelf of four slots that takes any variety. */
export function newShelf(rack: Pick<Rack, 'type' | 'shelves'>): Shelf {
  return {
    id: nextShelfId(rack),
    capacity: NEW_SHELF_CAPACITY,
    constraints: { allowedVarieties: [], blockedVarieties: [] },
  };
}

/** Returns a rack with numbered shelves of the default size. */
export function rackOf(rack: Pick<Rack, 'id' | 'label' | 'type'>, shelfCount: number): Rack {
  const shelves: Shelf[] = [];
  while (shelves.length < shelfCount) shelves.push(newShelf({ ...rack, shelves }));
  return { ...rack, shelves };
}

/** Returns a new rack without shelves. */
export function newRack(type: RackType, racks: readonly Rack[], knownIds: readonly string[]): Rack {
  return { id: nextRackId(type, knownIds), label: nextRackLabel(type, racks), type, shelves: [] };
}

/** A rack built like another one: the same shelves and rules, but its own id and label. */
export function cloneRack(rack: Rack, racks: readonly Rack[], knownIds: readonly string[]): Rack {
  return {
    ...rack,
    id: nextRackId(rack.type, knownIds),
    label: nextRackLabel(rack.type, racks),
  };
}

export function rackSlots(racks: readonly Rack[], type: RackType): number {
  return racks
    .filter((rack) => rack.type === type)
    .flatMap((rack) => rack.shelves)
    .reduce((sum, shelf) => sum + shelf.capacity, 0);
}
