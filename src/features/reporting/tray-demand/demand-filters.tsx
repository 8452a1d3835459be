import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { DayRangeBar } from '#ui/day-range/day-range-bar.tsx';
import { dayRangeLabel } from '#ui/day-range/day-range.ts';
import classes from './tray-demand.module.css';
import { scopeLabel } from './demand-text.ts';
import type { TrayDemandView } from './use-tray-demand.ts';
import { Card } from '#ui/kit/card.tsx';
import { Group, PlainButton, QuietNote } from '#ui/kit/plain-parts.tsx';
import { UnstyledButton } from '#ui/kit/unstyled-button.tsx';
import { Checkbox, Switch } from '@mantine/core';
import type { Market } from '#domain/orders/order.ts';
import { isPicked, withKind, withMarket } from './demand-view.ts';

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
        <MarketPicks view={view} />
      </div>
    </Card>
  );
}

const KINDS = [
  { kind: 'MARKET', label: 'Farmers Markets', none: 'No farmers markets in these days.' },
  { kind: 'EVENT', label: 'Special Events', none: 'No special events in these days.' },
] as const satisfies readonly { kind: Market['kind']; label: string; none: string }[];

function MarketPicks({ view }: { readonly view: TrayDemandView }) {
  const { changeScope } = view;
  return (
    <>
      <div className={classes.kinds}>
        {KINDS.map((kind) => (
          <KindPicks key={kind.kind} {...kind} view={view} />
        ))}
      </div>
      <Group gap="sm">
        <PlainButton onClick={() => changeScope((before) => ({ ...before, marketIds: null }))}>
          Select all
        </PlainButton>
        <PlainButton onClick={() => changeScope((before) => ({ ...before, marketIds: new Set() }))}>
          Clear
        </PlainButton>
      </Group>
    </>
  );
}

function KindPicks(props: (typeof KINDS)[number] & { readonly view: TrayDemandView }) {
  const { kind, view } = props;
  const { scope, markets, changeScope } = view;
  const listed = markets.filter((market) => market.kind === kind);
  const isOn = scope.kinds.includes(kind);
  return (
    <div role="group" aria-label={props.label}>
      <Switch
        label={props.label}
        checked={isOn}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          changeScope((before) => withKind(before, kind, on));
        }}
        className={classes.kind}
      />
      {listed.length === 0 ? (
        <QuietNote>{props.none}</QuietNote>
      ) : (
        listed.map((market) => (
          <Checkbox
            key={market.id}
            label={market.name}
            disabled={!isOn}
            checked={isPicked(scope, market)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              changeScope((before) => withMarket(before, markets, market.id, on));
            }}
            className={classes.market}
          />
        ))
      )}
    </div>
  );
}
