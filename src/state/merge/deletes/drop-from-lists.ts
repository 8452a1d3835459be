import { changeEach, keepOnly } from '../../document/change-records.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import type { Sides } from '../merge-context.ts';

/** Buffer lists and shelves forget varieties that one side has deleted and the other has added there. */
export function dropFromLists(farms: Sides<FarmDocument>, merged: FarmDocument): FarmDocument {
  const present = new Set(merged.varieties.map(({ id }) => id));
  const deleted = new Set(
    [farms.base, farms.local, farms.remote]
      .flatMap(({ varieties }) => varieties.map(({ id }) => id))
      .filter((id) => !present.has(id)),
  );
  if (deleted.size === 0) return merged;
  const without = (ids: readonly string[]) => keepOnly(ids, (id) => !deleted.has(id));
  const { consistent, delicate } = merged.batchSettings;
  return {
    ...merged,
    batchSettings: {
      ...merged.batchSettings,
      consistent: { ...consistent, varieties: without(consistent.varieties) },
      delicate: { ...delicate, varieties: without(delicate.varieties) },
    },
    capacity: {
      ...merged.capacity,
      racks: changeEach(merged.capacity.racks, (rack) => ({
        ...rack,
        shelves: rack.shelves.map((shelf) => ({
          ...shelf,
          constraints: {
            ...shelf.constraints,
            allowedVarieties: without(shelf.constraints.allowedVarieties),
            blockedVarieties: without(shelf.constraints.blockedVarieties),
          },
        })),
      })),
    },
  };
}
