import { useMemo, useState } from 'react';
import { type Rack, cloneRack, newRack } from '#domain/capacity/capacity.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { useEditedCopy } from '#ui/editing/use-edited-copy.ts';
import {
  draftOfRack,
  racksOfDrafts,
  withNewShelf,
  withRack,
  type RackDraft,
} from './rack-draft.ts';
import { useSaveCapacity } from './use-save-capacity.ts';

/** What can be done to a rack. All but saving waits for a Save. */
export interface RackActions {
  readonly isDirty: (rack: RackDraft) => boolean;
  readonly change: (rack: RackDraft) => void;
  readonly addShelf: (rack: RackDraft) => void;
  readonly clone: (rack: RackDraft) => void;
  readonly remove: (rack: RackDraft) => void;
  readonly save: (rack: RackDraft) => void;
}

/**
 * The racks as they are typed: each has a Save of its own, and there is one for them all.
 *
 * @param onAdded - Told the id of each new rack, so that it can be opened.
 */
export function useRacks(onAdded: (id: string) => void) {
  const saved = useFarm((farm) => farm.capacity.racks);
  const savedDrafts = useMemo(() => saved.map(draftOfRack), [saved]);
  const {
    value: racks,
    isDirty,
    change: setRacks,
  } = useEditedCopy<readonly RackDraft[]>(savedDrafts);
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const save = useSaveCapacity();

  const knownIds = () => [...removedIds, ...[...saved, ...racks].map(({ id }) => id)];
  const append = (rack: Rack) => {
    setRacks([...racks, draftOfRack(rack)]);
    onAdded(rack.id);
  };
  const change = (rack: RackDraft) =>
    setRacks(racks.map((other) => (other.id === rack.id ? rack : other)));
  /** A rack with what its draft means, among all of them. */
  const meant = (rack: RackDraft) => {
    const all = racksOfDrafts(racks);
    return { all, one: all.find(({ id }) => id === rack.id) };
  };

  const actions: RackActions = {
    isDirty: (rack) =>
      JSON.stringify(rack) !== JSON.stringify(savedDrafts.find(({ id }) => id === rack.id)),
    change,
    addShelf: (rack) => change(withNewShelf(rack)),
    clone: (rack) => {
      const { all, one } = meant(rack);
      if (one !== undefined) append(cloneRack(one, all, knownIds()));
    },
    remove: (rack) => {
      setRemovedIds([...removedIds, rack.id]);
      setRacks(racks.filter(({ id }) => id !== rack.id));
    },
    save: (rack) => {
      const { one } = meant(rack);
      if (one === undefined) return;
      const next = withRack(
        saved,
        one,
        racks.map(({ id }) => id),
      );
      if (save({ racks: next }, 'Rack saved!', 'Could not save rack.')) change(draftOfRack(one));
    },
  };
  return {
    racks,
    isDirty,
    actions,
    add: (type: Rack['type']) => append(newRack(type, racksOfDrafts(racks), knownIds())),
    saveAll: () => {
      const all = racksOfDrafts(racks);
      if (save({ racks: all }, 'Rack configuration saved!', 'Could not save racks.'))
        setRacks(all.map(draftOfRack));
    },
  };
}
