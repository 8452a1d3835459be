import { saveCapacity } from '#domain/capacity/save-capacity.ts';
import type { FarmDocument } from '../document/farm-document.ts';
import { withFreshNumbers } from '../document/deletes/note-deletes.ts';
import type { CapacityAction } from './farm-action.ts';

/** Changes of racks, owned trays, dryers and the demands of the simulator. */
export function reduceCapacity(document: FarmDocument, action: CapacityAction): FarmDocument {
  const saved = { ...document, capacity: saveCapacity(document.capacity, action.payload) };
  return withFreshNumbers(document, saved);
}
