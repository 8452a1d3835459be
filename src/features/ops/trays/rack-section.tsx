import { countedId } from '#domain/records/numbered-id.ts';
import type { Rack } from '#domain/capacity/capacity.ts';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { RackCard } from './rack-card.tsx';
import classes from './rack-section.module.css';
import type { RackDraft, RackActions } from './rack-draft.ts';
import { QuietNote, SmallButton, Text } from '#ui/kit/plain-parts.tsx';

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

export function RackSection(props: {
  readonly type: Rack['type'];
  readonly racks: readonly RackDraft[];
  readonly openIds: ReadonlySet<string>;
  readonly onOpen: (id: string, isOpen: boolean) => void;
  readonly onAdd: (type: Rack['type']) => void;
  readonly actions: RackActions;
}) {
  const { type, openIds, onOpen, onAdd, actions } = props;
  const texts = TEXTS[type];
  const racks = props.racks.filter((rack) => rack.type === type);
  const isOpen = ({ id }: RackDraft) => openIds.has(countedId(id));
  return (
    <SectionCard
      title={texts.title}
      flush
      aside={<SmallButton onClick={() => onAdd(type)}>{texts.add}</SmallButton>}
    >
      {racks.length === 0 && (
        <div className={classes.empty}>
          <Text fw={500}>{texts.empty}</Text>
          <QuietNote>{texts.hint}</QuietNote>
        </div>
      )}
      {racks.map((rack) => (
        <RackCard
          key={rack.id}
          rack={rack}
          isOpen={isOpen(rack)}
          onToggle={() => onOpen(rack.id, !isOpen(rack))}
          onOpen={() => onOpen(rack.id, true)}
          actions={actions}
        />
      ))}
    </SectionCard>
  );
}
