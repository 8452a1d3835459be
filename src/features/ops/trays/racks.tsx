import { useEffect, useRef, useState } from 'react';
import type { Rack } from '#domain/capacity/capacity.ts';
import { countedId } from '#domain/records/numbered-id.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import type { CsvCell } from '#ui/csv/csv.ts';
import { SaveButton, noChangesReason, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { useIsPhone } from '#ui/page/screen-kind.ts';
import { RackCard } from './rack-card.tsx';
import { type RackActions, rackNameProblem, type RackDraft, useRacks } from './rack-draft.ts';
import classes from './trays.module.css';
import { QuietNote, SmallButton, Text, Title } from '#ui/kit/plain-parts.tsx';

export function Racks() {
  const [openIds, setOpenIds] = useState<readonly string[]>([]);
  const open = (id: string, isOpen: boolean) =>
    setOpenIds((before) => {
      const others = before.filter((one) => one !== countedId(id));
      return isOpen ? [...others, countedId(id)] : others;
    });
  const isPhone = useIsPhone();
  const [added, setAdded] = useState<string | null>(null);
  const { racks, isDirty, actions, add, saveAll } = useRacks((id) => {
    open(id, true);
    setAdded(id);
  });
  const root = useFocusOnAdded(added);
  const unnamed = racks.map(rackNameProblem).find((problem) => problem !== null);
  const sections = { racks, openIds, onOpen: open, onAdd: add, actions };
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
        <RackSection type="germination" {...sections} />
        <RackSection type="grow" {...sections} />
      </div>
    </>
  );
}

const TEXTS = {
  germination: {
    title: 'Germination racks',
    add: '+ Add Germ Rack',
    empty: 'No germination racks yet.',
    hint: 'Holds stacked trays from planting until they need light.',
  },
  grow: {
    title: 'Grow racks',
    add: '+ Add Grow Rack',
    empty: 'No grow racks yet.',
    hint: 'Holds trays under lights, one per slot, until harvest.',
  },
} as const satisfies Record<Rack['type'], object>;

function RackSection(props: {
  readonly type: Rack['type'];
  readonly racks: readonly RackDraft[];
  readonly openIds: readonly string[];
  readonly onOpen: (id: string, isOpen: boolean) => void;
  readonly onAdd: (type: Rack['type']) => void;
  readonly actions: RackActions;
}) {
  const { type, openIds, onOpen, onAdd, actions } = props;
  const texts = TEXTS[type];
  const racks = props.racks.filter((rack) => rack.type === type);
  return (
    <SectionCard
      title={texts.title}
      flush
      aside={<SmallButton onClick={() => onAdd(type)}>{texts.add}</SmallButton>}
    >
      {racks.length === 0 && (
        <div className={classes.noRacks}>
          <Text fw={500}>{texts.empty}</Text>
          <QuietNote>{texts.hint}</QuietNote>
        </div>
      )}
      {racks.map((rack) => (
        <RackCard
          key={rack.id}
          rack={rack}
          isOpen={openIds.includes(countedId(rack.id))}
          onOpen={(isOpen) => onOpen(rack.id, isOpen)}
          actions={actions}
        />
      ))}
    </SectionCard>
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
