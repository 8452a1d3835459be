import { parseBlockedVarieties } from '#domain/capacity/blocked-varieties.ts';
import { type Rack, type Shelf, newShelf } from '#domain/capacity/capacity.ts';
import { nextRackLabel, cloneRack, newRack } from '#domain/capacity/new-rack.ts';
import { recordById } from '#domain/records/change-records.ts';
import { countedId, unsavedId, withSavedIds } from '#domain/records/numbered-id.ts';
import { useMemo, useState } from 'react';
import { sameValue } from '#state/document/farm-document.ts';
import { useFarm, useNewId } from '#state/react/use-farm.ts';
import { useEditedFields } from '#state/react/use-edited-fields.ts';
import { useSaveTrays } from './use-save-trays.ts';

/** A shelf as it is typed: an emptied capacity is null, blocked varieties are one text. */
export interface ShelfDraft extends Omit<Shelf, 'capacity'> {
  readonly capacity: number | null;
  readonly blocked: string;
}

export interface RackDraft extends Omit<Rack, 'shelves'> {
  readonly shelves: readonly ShelfDraft[];
}

function draftOfShelf(shelf: Shelf): ShelfDraft {
  return { ...shelf, blocked: shelf.constraints.blockedVarieties.join(', ') };
}

export function draftOfRack(rack: Rack): RackDraft {
  return { ...rack, shelves: rack.shelves.map(draftOfShelf) };
}

export function rackNameProblem({ label }: Pick<RackDraft, 'label'>): string | null {
  return label.trim() === '' ? 'Rack name required' : null;
}

/** A rack with one more shelf at its end, whose id bears the mark until it is saved. */
export function withNewShelf(draft: RackDraft, mark: string): RackDraft {
  const shelf = newShelf(rackOfDraft(draft));
  const added = draftOfShelf({ ...shelf, id: unsavedId(shelf.id, mark) });
  return { ...draft, shelves: [...draft.shelves, added] };
}

/** The racks that drafts mean. An emptied name becomes the next free one, an emptied capacity 0. */
export function racksOfDrafts(drafts: readonly RackDraft[]): readonly Rack[] {
  const racks = withSavedIds(drafts.map(rackOfDraft));
  return racks.reduce<readonly Rack[]>((named, rack, index) => {
    if (rack.label !== '') return named;
    return named.with(index, { ...rack, label: nextRackLabel(rack.type, named) });
  }, racks);
}

function rackOfDraft(draft: RackDraft): Rack {
  return {
    ...draft,
    label: draft.label.trim(),
    shelves: withSavedIds(draft.shelves.map(shelfOfDraft)),
  };
}

function shelfOfDraft({ blocked, ...shelf }: ShelfDraft): Shelf {
  return {
    ...shelf,
    capacity: shelf.capacity ?? 0,
    constraints: { ...shelf.constraints, blockedVarieties: parseBlockedVarieties(blocked) },
  };
}

/**
 * The saved racks after one of them was saved by itself; the others stay as they are saved. A new
 * one takes its place among them.
 *
 * @param shown - All racks in the order they are shown.
 */
export function withRack(
  saved: readonly Rack[],
  rack: Rack,
  shown: readonly Pick<Rack, 'id'>[],
): readonly Rack[] {
  const known = saved.findIndex(({ id }) => id === rack.id);
  if (known !== -1) return saved.with(known, rack);
  const order = shown.map(({ id }) => id);
  const after = new Set(order.slice(order.indexOf(rack.id) + 1));
  const place = saved.findIndex(({ id }) => after.has(id));
  return place === -1 ? [...saved, rack] : saved.toSpliced(place, 0, rack);
}

/** What can be done to a rack. All but saving waits for a Save. */
export type RackActions = ReturnType<typeof useRacks>['actions'];

/**
 * The racks as they are typed: each has a Save of its own, and there is one for them all.
 *
 * @param onAdded - Told the id of each new rack, and once more when it is saved, so that it can be opened.
 */
export function useRacks(onAdded: (id: string) => void) {
  const saved = useFarm((farm) => farm.capacity.racks);
  const stored = useMemo(() => ({ racks: saved.map(draftOfRack) }), [saved]);
  const { value, isDirty, change: edit, reset } = useEditedFields(stored);
  const { racks } = value;
  const [removedIds, setRemovedIds] = useState<readonly string[]>([]);
  const newId = useNewId();
  const saveTrays = useSaveTrays();
  const save = (all: readonly Rack[], savedText: string, failedText: string) =>
    saveTrays({ type: 'CAPACITY_UPDATE', payload: { racks: all } }, savedText, failedText);

  const knownIds = () => [...removedIds, ...[...saved, ...racks].map((rack) => countedId(rack.id))];
  const append = (counted: Rack) => {
    const rack = { ...counted, id: unsavedId(counted.id, newId('new')) };
    edit({ racks: [...racks, draftOfRack(rack)] });
    onAdded(rack.id);
  };
  const savedDraft = (id: string) => recordById(stored.racks, id);
  const change = (rack: RackDraft) =>
    edit({ racks: racks.map((other) => (other.id === rack.id ? rack : other)) });
  /** A rack with what its draft means, among all of them. */
  const meant = (rack: RackDraft) => {
    const all = racksOfDrafts(racks);
    return { all, one: all[racks.indexOf(rack)] };
  };

  const actions = {
    isDirty: (rack: RackDraft) => !sameValue(rack, savedDraft(rack.id)),
    change,
    addShelf: (rack: RackDraft) => change(withNewShelf(rack, newId('new'))),
    clone: (rack: RackDraft) => {
      const { all, one } = meant(rack);
      if (one !== undefined) append(cloneRack(one, all, knownIds()));
    },
    remove: (rack: RackDraft) => {
      setRemovedIds([...removedIds, countedId(rack.id)]);
      edit({ racks: racks.filter(({ id }) => id !== rack.id) });
    },
    save: (rack: RackDraft) => {
      const { all, one } = meant(rack);
      if (one === undefined) return;
      const next = withRack(saved, one, all);
      if (!save(next, 'Rack saved!', 'Could not save rack.')) return;
      // What was typed in it is saved; what was typed in the others stays typed.
      edit({
        racks: racks.flatMap((other) => (other === rack ? (savedDraft(rack.id) ?? []) : other)),
      });
      if (one.id !== rack.id) onAdded(one.id);
    },
  };
  return {
    racks,
    isDirty,
    actions,
    add: (type: Rack['type']) => append(newRack(type, racksOfDrafts(racks), knownIds())),
    saveAll: () => {
      const all = racksOfDrafts(racks);
      if (save(all, 'Rack configuration saved!', 'Could not save racks.')) reset();
    },
  };
}
