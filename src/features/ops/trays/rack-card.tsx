import { TextInput } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconCopy,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useId } from 'react';
import { formatCount } from '#ui/format.ts';
import { largeMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { SaveButton, noChangesReason, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { rackNameProblem, type RackDraft, type RackActions } from './rack-draft.ts';
import classes from './rack-card.module.css';
import { ShelfList } from './shelf-list.tsx';
import { QuietText, SmallButton, Title } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

interface RackCardProps {
  readonly rack: RackDraft;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly actions: RackActions;
}

export function RackCard(props: RackCardProps) {
  const { rack, isOpen, actions } = props;
  const bodyId = useId();
  const isDirty = actions.isDirty(rack);
  return (
    <article className={classes.rack} data-rack={rack.id}>
      <header className={classes.head}>
        <RackHeading {...props} bodyId={bodyId} />
        {isDirty && <UnsavedBadge />}
        <RackMenu {...props} />
      </header>
      {isOpen && (
        <div id={bodyId} className={classes.body}>
          <div className={classes.nameLine}>
            <TextInput
              label="Rack name"
              className={classes.nameField}
              value={rack.label}
              error={rackNameProblem(rack)}
              onChange={(event) => actions.change({ ...rack, label: event.currentTarget.value })}
            />
            <SaveButton
              variant="default"
              disabledReason={rackNameProblem(rack) ?? noChangesReason(isDirty)}
              onClick={() => actions.save(rack)}
            >
              Save rack
            </SaveButton>
          </div>
          {rack.shelves.length > 0 ? (
            <ShelfList rack={rack} onChange={actions.change} />
          ) : (
            <NoShelves onAdd={() => actions.addShelf(rack)} />
          )}
        </div>
      )}
    </article>
  );
}

function RackHeading(props: RackCardProps & { readonly bodyId: string }) {
  const { rack, isOpen, onOpen, bodyId } = props;
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  const slots = rack.shelves.reduce((sum, { capacity }) => sum + (capacity ?? 0), 0);
  return (
    <div className={classes.heading}>
      <Chevron size="1.125rem" aria-hidden />
      <Title order={3} className={classes.title}>
        <UnstyledButton
          className={classes.opener}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': bodyId } : {})}
          onClick={() => onOpen(!isOpen)}
        >
          {rack.label.trim() || 'Unnamed rack'}
        </UnstyledButton>
      </Title>
      <span className={classes.summary}>
        {formatCount(rack.shelves.length, 'shelf', 'shelves')}, {formatCount(slots, 'slot')}
      </span>
    </div>
  );
}

function RackMenu({ rack, actions, onOpen }: RackCardProps) {
  return (
    <RowMenu
      label={`Rack Actions for ${rack.label}`}
      items={[
        largeMenuItem('+ Add shelf', IconPlus, () => {
          actions.addShelf(rack);
          onOpen(true);
        }),
        largeMenuItem('Clone rack', IconCopy, () => actions.clone(rack)),
        largeMenuItem('Remove rack', IconTrash, () => actions.remove(rack), { danger: true }),
      ]}
    />
  );
}

function NoShelves({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <div className={classes.noShelves}>
      <QuietText>No shelves yet.</QuietText>
      <SmallButton onClick={onAdd}>+ Add shelf</SmallButton>
    </div>
  );
}
