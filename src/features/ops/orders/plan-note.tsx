import { Text } from '@mantine/core';
import { IconSeedling } from '@tabler/icons-react';
import type { PlanMove } from '#domain/planning/plan-moves.ts';
import { planMovesLabel } from '#domain/planning/plan-moves.ts';
import classes from './order-dialog.module.css';

/** In the foot of a dialog: what its save will do to the plan. */
export function PlanNote({ moves }: { readonly moves: readonly PlanMove[] }) {
  const label = planMovesLabel(moves);
  return (
    <output className={classes.planNote}>
      <IconSeedling size="1.125rem" aria-hidden color="var(--mgm-brand-text)" />
      {label === '' ? (
        <Text c="dimmed">Leaves the plan as it is</Text>
      ) : (
        <div>
          <Text fw={600} c="var(--mgm-text)">
            Moves the plan
          </Text>
          <Text size="note" c="dimmed">
            {label}
          </Text>
        </div>
      )}
    </output>
  );
}
