import { Checkbox, Switch } from '@mantine/core';
import type { Market } from '#domain/orders/order.ts';
import type { DemandScope } from '#domain/reports/tray-demand.ts';
import { isPicked, withKind, withMarket } from './demand-view.ts';
import classes from './tray-demand.module.css';
import { Button, Group, Text } from '#ui/kit/plain-parts.tsx';

const KINDS = [
  { kind: 'MARKET', label: 'Farmers Markets', none: 'No farmers markets in these days.' },
  { kind: 'EVENT', label: 'Special Events', none: 'No special events in these days.' },
] as const satisfies readonly { kind: Market['kind']; label: string; none: string }[];

interface MarketPicksProps {
  readonly scope: DemandScope;
  readonly markets: readonly Market[];
  readonly onChange: (change: (before: DemandScope) => DemandScope) => void;
}

export function MarketPicks(props: MarketPicksProps) {
  const { onChange } = props;
  return (
    <>
      <div className={classes.kinds}>
        {KINDS.map((kind) => (
          <KindPicks key={kind.kind} {...kind} {...props} />
        ))}
      </div>
      <Group gap="sm">
        <Button
          variant="default"
          onClick={() => onChange((before) => ({ ...before, marketIds: null }))}
        >
          Select all
        </Button>
        <Button
          variant="default"
          onClick={() => onChange((before) => ({ ...before, marketIds: new Set() }))}
        >
          Clear
        </Button>
      </Group>
    </>
  );
}

function KindPicks(props: MarketPicksProps & (typeof KINDS)[number]) {
  const { kind, scope, markets, onChange } = props;
  const listed = markets.filter((market) => market.kind === kind);
  const isOn = scope.kinds.includes(kind);
  return (
    <div role="group" aria-label={props.label}>
      <Switch
        label={props.label}
        checked={isOn}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          onChange((before) => withKind(before, kind, on));
        }}
        className={classes.kind}
      />
      {listed.length === 0 ? (
        <Text size="note" c="dimmed">
          {props.none}
        </Text>
      ) : (
        listed.map((market) => (
          <Checkbox
            key={market.id}
            label={market.name}
            disabled={!isOn}
            checked={isPicked(scope, market)}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              onChange((before) => withMarket(before, markets, market.id, on));
            }}
            className={classes.market}
          />
        ))
      )}
    </div>
  );
}
