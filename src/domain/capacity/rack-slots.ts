import type { Rack } from './capacity.ts';

/**
 * Slots of all racks of a kind: the room on their shelves.
 *
 * Which varieties a shelf is for does not matter here; it has its room all the same.
 */
export function rackSlots(racks: readonly Rack[], type: Rack['type']): number {
  return racks
    .filter((rack) => rack.type === type)
    .flatMap((rack) => rack.shelves)
    .reduce((sum, shelf) => sum + shelf.capacity, 0);
}
