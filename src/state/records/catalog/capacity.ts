import { saveCapacity, type CapacityPatch } from '#domain/capacity/save-capacity.ts';
import { withFreshNumbers } from '../deletes/note-deletes.ts';
import { actionRules } from '../action-rules.ts';

/** Changes of racks, owned trays, dryers and the demands of the simulator; parts left out stay. */
export const CAPACITY_ACTIONS = {
  CAPACITY_UPDATE: actionRules<CapacityPatch>({
    label: ({ racks, trayInventory, freezeDryers }) => {
      if (racks !== undefined) return 'Change racks';
      if (trayInventory !== undefined) return 'Change tray counts';
      return freezeDryers === undefined ? 'Change capacity plan' : 'Change freeze dryers';
    },
    run: (farm, patch) =>
      withFreshNumbers(farm, { ...farm, capacity: saveCapacity(farm.capacity, patch) }),
  }),
};
