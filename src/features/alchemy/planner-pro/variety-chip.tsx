import { Tooltip, VisuallyHidden } from '@mantine/core';
import { TRAYS_PER_BATCH } from '#domain/alchemy/simple-rule/dryer-plan-days.ts';
import { LegendDot } from '#ui/charts/chart-legend.tsx';
import { formatCount, formatNumber } from '#ui/format.ts';
import type { PlanLook } from './plan-look.ts';
import classes from './plan.module.css';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

/** A variety with its trays on a day; its batches and their weight show on focus or touch. */
export function VarietyChip(props: {
  readonly varietyId: string;
  readonly trays: number;
  readonly look: PlanLook;
}) {
  const { varietyId, trays, look } = props;
  const ounces = trays * look.ouncesPerTray(varietyId);
  const batches = formatCount(Math.ceil(trays / TRAYS_PER_BATCH), 'batch', 'batches');
  const more = `${batches} of at most ${TRAYS_PER_BATCH} trays, ${formatNumber(ounces, Number.isInteger(ounces) ? 0 : 1)} oz`;
  return (
    <Tooltip label={more} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton className={`${classes.chip} ${classes.hinted}`}>
        <LegendDot color={look.color(varietyId)} />
        <span>
          {look.name(varietyId)} {formatNumber(trays)}
        </span>
        <VisuallyHidden>{`: ${more}`}</VisuallyHidden>
      </UnstyledButton>
    </Tooltip>
  );
}
