import type { Named } from '#domain/records/lists.ts';
import { type Rack, type Shelf, rackSlots } from './capacity.ts';

/** Checks whether a shelf allows a variety. Blocked wins over allowed; an empty list of allowed ones means all. */
export function shelfAllows({ constraints }: Shelf, variety: Named): boolean {
  const names = (listed: readonly string[]) =>
    listed.some((text) => isNamed(text, variety.id) || isNamed(text, variety.name));
  if (names(constraints.blockedVarieties)) return false;
  return constraints.allowedVarieties.length === 0 || names(constraints.allowedVarieties);
}

export function slotsFor(racks: readonly Rack[], type: Rack['type'], variety: Named): number {
  const open = racks.map((rack) => ({
    ...rack,
    shelves: rack.shelves.filter((shelf) => shelfAllows(shelf, variety)),
  }));
  return rackSlots(open, type);
}

function isNamed(text: string, name: string): boolean {
  return text.trim().toLowerCase() === name.trim().toLowerCase();
}
