import { Select } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatLongDay, formatCount, formatTrays } from '#ui/format.ts';
import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { isOverCapacity, overCapacity } from '#domain/capacity/over-capacity.ts';
import { rackLoads, type RackLoad } from '#domain/capacity/rack-loads.ts';
import { selectRackStays } from '#state/selectors/capacity.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { Dialog, type ShownDialog } from '#ui/dialogs/dialog.tsx';
import { RACK_KINDS } from './day-use.ts';
import { needText, overPhrases, selectHasSizes } from './over-text.ts';
import { Anchor, Title } from '#ui/kit/plain-parts.tsx';
import { Link } from 'react-router';
import { orderPath } from '#ui/route-paths.ts';
import classes from './capacity.module.css';

/** What stands on the racks on the days that do not fit, and for which orders. */
export function RackLoadsDialog(
  props: ShownDialog & {
    readonly days: readonly CapacityDay[];
    /** The day to begin with. */
    readonly worst: CapacityDay;
  },
) {
  const { days, worst, ...shown } = props;
  const over = days.filter(isOverCapacity);
  const [chosen, setChosen] = useState<string | null>(null);
  const day = over.find(({ dateISO }) => dateISO === chosen) ?? worst;
  return (
    <Dialog
      {...shown}
      size="lg"
      title="Orders on the racks"
      subtitle={`${formatLongDay(day.dateISO)}: ${overPhrases(day).join(', ')}`}
      footerNote={needText(day, useFarm(selectHasSizes))}
      closeLabel="Done"
    >
      {over.length > 1 && (
        <Select
          label="Day"
          className={classes.dayChoice}
          value={day.dateISO}
          onChange={setChosen}
          allowDeselect={false}
          data={over.map(({ dateISO }) => ({ value: dateISO, label: formatLongDay(dateISO) }))}
        />
      )}
      <Loads day={day} />
    </Dialog>
  );
}

function Loads({ day }: { readonly day: CapacityDay }) {
  const farm = useFarm((whole) => whole);
  const today = useToday();
  const stays = useFarm((whole) => selectRackStays(whole, today));
  return useMemo(
    () =>
      RACK_KINDS.filter(({ kind }) => overCapacity(day)[kind] > 0).map(({ kind, name }) => (
        <RackLoadList
          key={kind}
          title={`${name} racks`}
          loads={rackLoads(farm, stays, day.dateISO, kind)}
        />
      )),
    [farm, stays, day],
  );
}

function RackLoadList(props: { readonly title: string; readonly loads: readonly RackLoad[] }) {
  return (
    <section aria-label={props.title}>
      <Title order={3} className={classes.loadsTitle}>
        {props.title}
      </Title>
      <ul className={classes.loads}>
        {props.loads.map((load) => (
          <li key={`${load.varietyId}|${load.harvestISO}`} className={classes.load}>
            <div>
              <div className={classes.loadName}>{load.varietyName}</div>
              <div className={classes.loadFacts}>Harvest on {formatLongDay(load.harvestISO)}</div>
              <OrderLinks load={load} />
            </div>
            <div className={classes.loadTrays}>
              {formatTrays(load.trays)}
              {load.slots !== load.trays && (
                <div className={classes.loadFacts}>{formatCount(load.slots, 'slot')}</div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderLinks({ load }: { readonly load: RackLoad }) {
  if (load.orders.length === 0) {
    return <div className={classes.loadFacts}>No order needs this harvest anymore.</div>;
  }
  return (
    <ul className={classes.orders}>
      {load.orders.map((order) => (
        <li key={order.id}>
          <Anchor component={Link} to={orderPath(order.id)}>
            {order.name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
