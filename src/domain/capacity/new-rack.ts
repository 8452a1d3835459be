import { type Rack, RACK_ID_PREFIX } from './capacity.ts';
import { nextNumberedId } from '../records/numbered-id.ts';

type RackType = Rack['type'];

const LABEL: Readonly<Record<RackType, string>> = {
  grow: 'Grow Rack',
  germination: 'Germ Rack',
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Next free rack id: `grow-3`, `germ-2`. The known ids include those of removed but unsaved racks. */
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
