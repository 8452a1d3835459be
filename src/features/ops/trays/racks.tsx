import { useEffect, useRef, useState } from 'react';
import { countedId } from '#domain/records/numbered-id.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import type { CsvCell } from '#ui/csv/csv.ts';
import { SaveButton, noChangesReason, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { RackSection } from './rack-section.tsx';
import { rackNameProblem, type RackDraft, useRacks } from './rack-draft.ts';
import classes from './trays.module.css';
import { Title } from '#ui/kit/plain-parts.tsx';

export function Racks() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const open = (id: string, isOpen: boolean) =>
    setOpenIds((before) => {
      const after = new Set(before);
      if (isOpen) after.add(countedId(id));
      else after.delete(countedId(id));
      return after;
    });
  const isPhone = useIsPhone();
  const [added, setAdded] = useState<string | null>(null);
  const { racks, isDirty, actions, add, saveAll } = useRacks((id) => {
    open(id, true);
    setAdded(id);
  });
  const root = useFocusOnAdded(added);
  const unnamed = racks.map(rackNameProblem).find((problem) => problem !== null);
  const section = { racks, openIds, onOpen: open, onAdd: add, actions };
  return (
    <>
      <div className={classes.racksHead}>
        <Title order={2} className={classes.racksTitle}>
          Racks
        </Title>
        {isDirty && <UnsavedBadge>Unsaved changes</UnsavedBadge>}
        {!isPhone && <CsvButton fileName="racks.csv" rows={() => racksCsv(racks)} />}
        <SaveButton disabledReason={unnamed ?? noChangesReason(isDirty)} onClick={saveAll}>
          Save racks
        </SaveButton>
      </div>
      <div ref={root} className={classes.racks}>
        <RackSection type="germination" {...section} />
        <RackSection type="grow" {...section} />
      </div>
    </>
  );
}

/** A rack that was just added is shown, ready to be named. */
function useFocusOnAdded(id: string | null) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (id === null) return;
    const rack = root.current?.querySelector(`[data-rack="${CSS.escape(id)}"]`);
    rack?.querySelector('input')?.focus();
  }, [id]);
  return root;
}

const HEADS = ['Type', 'Rack', 'Shelf', 'Capacity (slots)', 'Blocked varieties'];

function racksCsv(racks: readonly RackDraft[]): readonly (readonly CsvCell[])[] {
  const rows = racks.flatMap(({ type, label, shelves }) =>
    shelves.map(({ capacity, blocked }, at) => [type, label, at + 1, capacity, blocked]),
  );
  return [HEADS, ...rows];
}
