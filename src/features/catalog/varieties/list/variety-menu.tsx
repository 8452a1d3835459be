import { IconPencil, IconScale, IconTrash } from '@tabler/icons-react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import type { VarietyActions } from './use-variety-dialogs.tsx';

/** What can be done to one variety of the list. */
export function VarietyMenu(props: {
  readonly variety: Variety;
  readonly actions: VarietyActions;
}) {
  const { variety, actions } = props;
  return (
    <RowMenu
      label={`Actions for ${variety.name}`}
      items={[
        {
          label: 'Calibrate',
          icon: <IconScale size="1rem" />,
          onClick: () => actions.calibrate(variety),
        },
        { label: 'Edit', icon: <IconPencil size="1rem" />, onClick: () => actions.edit(variety) },
        {
          label: 'Delete',
          icon: <IconTrash size="1rem" />,
          onClick: () => actions.remove(variety),
          danger: true,
        },
      ]}
    />
  );
}
