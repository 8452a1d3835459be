import { Text } from '@mantine/core';
import type { Rack } from '#domain/capacity/capacity.ts';
import type { FarmDocument } from '#state/farm-document.ts';
import { useFarm } from '#state/use-farm.ts';
import { Figure } from '#ui/figure.tsx';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import { SectionCard } from '#ui/section-card.tsx';
import classes from './dashboard.module.css';
import { MoreLink } from './more-link.tsx';

const selectRacks = (farm: FarmDocument) => farm.capacity.racks;

interface Room {
  readonly racks: number;
  readonly slots: number;
}

function roomOf(racks: readonly Rack[], type: Rack['type']): Room {
  const ofType = racks.filter((rack) => rack.type === type);
  const slots = ofType.reduce(
    (sum, rack) => sum + rack.shelves.reduce((shelves, shelf) => shelves + shelf.capacity, 0),
    0,
  );
  return { racks: ofType.length, slots };
}

/** How many trays the racks have room for. */
export function CapacityCard() {
  const racks = useFarm(selectRacks);
  return (
    <SectionCard
      title="Capacity snapshot"
      aside={<MoreLink to={routePaths.capacity}>Capacity</MoreLink>}
    >
      {racks.length === 0 ? (
        <Text c="dimmed">
          Configure racks under Operations → Trays & Racks to display utilization.
        </Text>
      ) : (
        <div className={classes.pair}>
          <RoomFigure word="grow slots" room={roomOf(racks, 'grow')} />
          <RoomFigure word="germination slots" room={roomOf(racks, 'germination')} />
        </div>
      )}
    </SectionCard>
  );
}

function RoomFigure({ word, room }: { readonly word: string; readonly room: Room }) {
  return (
    <div>
      <Figure value={room.slots} unit={word} />
      <div className={classes.note}>in {formatCount(room.racks, 'rack')}</div>
    </div>
  );
}
