import type { FarmDocument } from '#state/document/farm-document.ts';
import { selectTrayAvailability } from '#state/selectors/capacity.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { SectionCard } from '#ui/page/section-card.tsx';
import { TraySplitBar } from '#ui/charts/tray-split-bar.tsx';
import classes from './capacity.module.css';

const selectOwned = (farm: FarmDocument) => farm.capacity.trayInventory;

/** How many trays of each kind are clean, in use and dirty. */
export function TrayAvailabilityCard() {
  const owned = useFarm(selectOwned);
  const trays = useFarm(selectTrayAvailability);
  return (
    <SectionCard title="Tray availability">
      <div className={classes.splits}>
        <TraySplitBar kind="With holes" owned={owned.withHoles} split={trays.withHoles} />
        <TraySplitBar kind="Solid" owned={owned.withoutHoles} split={trays.withoutHoles} />
      </div>
    </SectionCard>
  );
}
