import { parseBlockedVarieties } from '#domain/capacity/blocked-varieties.ts';
import { type Rack, type Shelf, newShelf, nextRackLabel } from '#domain/capacity/capacity.ts';

/** A shelf as it is typed: an emptied capacity is null, blocked varieties are one text. */
export interface ShelfDraft extends Omit<Shelf, 'capacity'> {
  readonly capacity: number | null;
  readonly blocked: string;
}

/** A rack as it is typed. */
export interface RackDraft extends Omit<Rack, 'shelves'> {
  readonly shelves: readonly ShelfDraft[];
}

function draftOfShelf(shelf: Shelf): ShelfDraft {
  return { ...shelf, blocked: shelf.constraints.blockedVarieties.join(', ') };
}

export function draftOfRack(rack: Rack): RackDraft {
  return { ...rack, shelves: rack.shelves.map(draftOfShelf) };
}

/** Why a rack cannot be saved under its name; null when it can. */
export function rackNameProblem({ label }: Pick<RackDraft, 'label'>): string | null {
  return label.trim() === '' ? 'Rack name required' : null;
}

/** A rack with one more shelf at its end. */
export function withNewShelf(draft: RackDraft): RackDraft {
  return { ...draft, shelves: [...draft.shelves, draftOfShelf(newShelf(rackOfDraft(draft)))] };
}

/** The racks that drafts mean. An emptied name becomes the next free one, an emptied capacity 0. */
export function racksOfDrafts(drafts: readonly RackDraft[]): readonly Rack[] {
  const racks = drafts.map(rackOfDraft);
  return racks.reduce<readonly Rack[]>((named, rack, index) => {
    if (rack.label !== '') return named;
    return named.with(index, { ...rack, label: nextRackLabel(rack.type, named) });
  }, racks);
}

function rackOfDraft(draft: RackDraft): Rack {
  return { ...draft, label: draft.label.trim(), shelves: draft.shelves.map(shelfOfDraft) };
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
 * @param order - Ids of all racks in the order they are shown.
 */
export function withRack(
  saved: readonly Rack[],
  rack: Rack,
  order: readonly string[],
): readonly Rack[] {
  const known = saved.findIndex(({ id }) => id === rack.id);
  if (known !== -1) return saved.with(known, rack);
  const after = new Set(order.slice(order.indexOf(rack.id) + 1));
  const place = saved.findIndex(({ id }) => after.has(id));
  return place === -1 ? [...saved, rack] : saved.toSpliced(place, 0, rack);
}
