import { Card, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { dayRangeLabel } from '#ui/day-range.ts';
import { DemandDays } from './demand-days.tsx';
import classes from './tray-demand.module.css';
import { scopeLabel } from './demand-words.ts';
import { MarketPicks } from './market-picks.tsx';
import type { TrayDemandView } from './use-tray-demand.ts';

/** Which days, markets and events the report looks at; folded up until it is wanted. */
export function DemandFilters({ view }: { readonly view: TrayDemandView }) {
  const [opened, setOpened] = useState(false);
  const id = useId();
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
        <DemandDays range={range} onChange={view.setRange} />
        <MarketPicks scope={scope} markets={markets} onChange={view.changeScope} />
      </div>
    </Card>
  );
}
