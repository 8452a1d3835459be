import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { DayRangeBar } from '#ui/day-range/day-range-bar.tsx';
import { dayRangeLabel } from '#ui/day-range/day-range.ts';
import classes from './tray-demand.module.css';
import { scopeLabel } from './demand-text.ts';
import { MarketPicks } from './market-picks.tsx';
import type { TrayDemandView } from './use-tray-demand.ts';
import { Card } from '#ui/kit/card.tsx';
import { Group } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';

/** Which days, markets and events the report looks at; folded up until it is wanted. */
export function DemandFilters({ view }: { readonly view: TrayDemandView }) {
  const [opened, setOpened] = useState(false);
  const id = useId();
  const today = useToday();
  const { range, scope, markets } = view;
  return (
    <Card padding={0} className={classes.filters}>
      <div className={classes.filtersHead}>
        <UnstyledButton
          className={classes.filtersButton}
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          Filters
        </UnstyledButton>
        <span className={classes.summary}>
          {dayRangeLabel(range)} · {scopeLabel(scope, markets)}
        </span>
        <IconChevronDown
          size="1.125rem"
          aria-hidden
          className={classes.chevron}
          data-opened={opened || undefined}
        />
      </div>
      <div id={id} hidden={!opened} className={classes.filtersBody}>
        <Group gap="md">
          <DayRangeBar today={today} range={range} onChange={view.changeRange} quick={[]} />
        </Group>
        <MarketPicks scope={scope} markets={markets} onChange={view.changeScope} />
      </div>
    </Card>
  );
}
