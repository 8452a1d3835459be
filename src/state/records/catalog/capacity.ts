import { saveCapacity, type CapacityPatch } from '#domain/capacity/save-capacity.ts';
import { withFreshNumbers } from '../deletes/note-deletes.ts';
import type { FarmDocument } from '../../document/farm-document.ts';
import { isCollection, readCapacity } from '../../read/slices/read-capacity.ts';
import { actionRules } from '../action-rules.ts';
import { PayloadError } from '../described-payload.ts';
import { asRecord, type JsonRecord } from '../../document/json-record.ts';

const PARTS = ['racks', 'trayInventory', 'freezeDryers', 'demands', 'options'] as const;

/** What a part leaves out is read as it is in a backup. */
function readParts(source: JsonRecord, farm: FarmDocument): CapacityPatch {
  const { trayInventory, options } = farm.capacity;
  const whole = readCapacity(
    {
      ...source,
      trayInventory: { ...trayInventory, ...asRecord(source.trayInventory) },
      options: { ...options, ...asRecord(source.options) },
    },
    {},
  );
  const present = PARTS.filter((part) => isCollection(source[part]));
  if (present.length === 0) throw new PayloadError(`needs one of ${PARTS.join(', ')}.`);
  return Object.fromEntries(present.map((part) => [part, whole[part]]));
}

/** Changes of racks, owned trays, dryers and the demands of the simulator; parts left out stay. */
export const CAPACITY_ACTIONS = {
  CAPACITY_UPDATE: actionRules({
    payload: readParts,
    label: ({ racks, trayInventory, freezeDryers }) => {
      if (racks !== undefined) return 'Change racks';
      if (trayInventory !== undefined) return 'Change tray counts';
      return freezeDryers === undefined ? 'Change capacity plan' : 'Change freeze dryers';
    },
    run: (farm, patch) =>
      withFreshNumbers(farm, { ...farm, capacity: saveCapacity(farm.capacity, patch) }),
  }),
};
