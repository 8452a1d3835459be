import { useMemo, useState } from 'react';
import { newDryer } from '#domain/capacity/capacity.ts';
import { countedId, unsavedId } from '#domain/records/numbered-id.ts';
import { useNewId, useSaveRecord, useFarm } from '#state/react/use-farm.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { type DryerDraft, dryersOfDrafts } from './dryer-fields.tsx';

/** The dryers as they are typed; nothing is kept before `save`. */
export function useDryers() {
  const saved = useFarm((farm) => farm.capacity.freezeDryers);
  const saveRecord = useSaveRecord();
  const newId = useNewId();
  const { value, isDirty, change, reset } = useEditedFields<{
    readonly drafts: readonly DryerDraft[];
  }>({
    drafts: saved,
  });
  const { drafts } = value;
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const [addedId, setAddedId] = useState<string | null>(null);
  return {
    drafts,
    dryers: useMemo(() => dryersOfDrafts(drafts), [drafts]),
    isDirty,
    /** The dryer added last, null before that. */
    addedId,
    add: () => {
      const known = [...saved, ...drafts].map(({ id }) => countedId(id));
      const counted = newDryer([...removedIds, ...known]);
      const dryer = { ...counted, id: unsavedId(counted.id, newId('new')) };
      change({ drafts: [...drafts, dryer] });
      setAddedId(dryer.id);
    },
    edit: (dryer: DryerDraft) =>
      change({ drafts: drafts.map((other) => (other.id === dryer.id ? dryer : other)) }),
    remove: (id: string) => {
      setRemovedIds([...removedIds, countedId(id)]);
      change({ drafts: drafts.filter((dryer) => dryer.id !== id) });
    },
    save: () => {
      const payload = { freezeDryers: dryersOfDrafts(drafts) };
      if (saveRecord(() => ({ type: 'CAPACITY_UPDATE', payload }), 'Dryers saved')) reset();
    },
  };
}
