import type { CapacityDay } from '#domain/capacity/capacity-days.ts';
import { rackSlots, type Rack } from '#domain/capacity/capacity.ts';
import { selectCapacityDays, selectTrayAvailability } from '#state/selectors/capacity.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { Figure } from '#ui/page/page-parts.tsx';
import { formatCount, formatNumber, formatSlots } from '#ui/format.ts';
import { TraySplitBar } from '#ui/charts/tray-split-bar.tsx';
import classes from './trays.module.css';
import { Card } from '#ui/kit/card.tsx';

export function TraySummary() {
  const owned = useFarm((farm) => farm.capacity.trayInventory);
  const stackLimit = useFarm((farm) => farm.settings.trays.stackLimit);
  const trays = useFarm(selectTrayAvailability);
  const used = useUsedToday();
  return (
    <div className={classes.summary}>
      <RoomCard kind="grow" title="Grow capacity" traysPerSlot={1} used={used?.growUsed ?? null} />
      <RoomCard
        kind="germination"
        title="Germination capacity"
        traysPerSlot={stackLimit}
        used={used?.germUsed ?? null}
      />
      <Card component="section" aria-label="Trays with holes" className={classes.split}>
        <TraySplitBar kind="With holes" owned={owned.withHoles} split={trays.withHoles} />
      </Card>
      <Card component="section" aria-label="Solid trays" className={classes.split}>
        <TraySplitBar
          kind="Solid (without holes)"
          owned={owned.withoutHoles}
          split={trays.withoutHoles}
        />
      </Card>
    </div>
  );
}

/** Where trays are shares of a slot, what they take of the racks today. */
function useUsedToday(): CapacityDay | null {
  const today = useToday();
  return useFarm((farm) =>
    farm.catalog.traySizes === undefined ? null : (selectCapacityDays(farm, today, 1)[0] ?? null),
  );
}

function RoomCard(props: {
  readonly kind: Rack['type'];
  readonly title: string;
  readonly traysPerSlot: number;
  /** Slots in use today; null on a farm whose trays all take a whole one. */
  readonly used: number | null;
}) {
  const { kind, title, traysPerSlot, used } = props;
  const slots = useFarm((farm) => rackSlots(farm.capacity.racks, kind));
  return (
    <Card component="section" aria-label={title}>
      <div className={classes.roomName}>{title}</div>
      <Figure value={formatNumber(slots * traysPerSlot)} unit="trays" />
      <div className={classes.roomNote}>
        {used !== null && `${formatSlots(used)} of `}
        {formatCount(slots, 'slot')}
        {traysPerSlot > 1 && `, ${formatNumber(traysPerSlot)} trays each`}
      </div>
    </Card>
  );
}
