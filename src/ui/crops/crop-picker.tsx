import { SearchField } from '../fields/form-fields.tsx';
import { formatInColumn, formatYield, yieldUnit } from '../format-weights.ts';
import { Checkbox } from '@mantine/core';
import { memo, useState } from 'react';
import { findCrops } from '#domain/catalog/crops/find-crops.ts';
import type { LibraryCrop, CropRange } from '#domain/catalog/crops/library-crop.ts';
import { formatAmount } from '#ui/format.ts';
import classes from './crop-picker.module.css';
import { QuietText } from '../kit/plain-parts.tsx';

export function CropPicker(props: {
  readonly crops: readonly LibraryCrop[];
  /** Names of the ticked crops. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (name: string, isChosen: boolean) => void;
  /** Names of the farm's varieties, in lower case: they are there already. Somebody who begins has none, and is told in brief. */
  readonly grown?: ReadonlySet<string>;
}) {
  const { crops, chosen, onChoose, grown } = props;
  const [search, setSearch] = useState('');
  const found = findCrops(crops, search);
  return (
    <>
      <SearchField aria-label="Search crops" value={search} onSearch={setSearch} data-autofocus />
      {found.length === 0 ? (
        <QuietText className={classes.none}>
          No crops match your search. You can add a variety of your own instead.
        </QuietText>
      ) : (
        <ul className={grown === undefined ? classes.briefList : classes.list}>
          {found.map((crop) => {
            const isChosen = chosen.has(crop.name);
            return grown === undefined ? (
              <BriefCrop key={crop.name} crop={crop} isChosen={isChosen} onChoose={onChoose} />
            ) : (
              <CropRow
                key={crop.name}
                crop={crop}
                isChosen={isChosen}
                isGrown={grown.has(crop.name.toLowerCase())}
                onChoose={onChoose}
              />
            );
          })}
        </ul>
      )}
    </>
  );
}

interface CropProps {
  readonly crop: LibraryCrop;
  readonly isChosen: boolean;
  readonly onChoose: (name: string, isChosen: boolean) => void;
}

const BriefCrop = memo(function BriefCrop({ crop, isChosen, onChoose }: CropProps) {
  return (
    <li>
      <Checkbox
        label={crop.name}
        description={cropInBrief(crop)}
        checked={isChosen}
        onChange={(event) => onChoose(crop.name, event.currentTarget.checked)}
      />
    </li>
  );
});

const CropRow = memo(function CropRow(props: CropProps & { readonly isGrown: boolean }) {
  const { crop, isChosen, isGrown, onChoose } = props;
  return (
    <li className={classes.row}>
      <Checkbox
        className={classes.crop ?? ''}
        label={crop.name}
        description={isGrown ? 'Already added' : undefined}
        checked={isChosen}
        onChange={(event) => onChoose(crop.name, event.currentTarget.checked)}
      />
      <dl className={classes.facts}>
        {cropFacts(crop).map(({ head, usual, reported }) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>
              {usual} <span className={classes.reported}>{reported}</span>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
});

/** The figures of a crop in the order of its life. */
function cropFacts(crop: LibraryCrop) {
  return [
    fact('Days', crop.daysToHarvest, 'days'),
    fact('Soak', crop.soakHours, 'h'),
    fact('Germination', crop.germinationDays, 'd'),
    fact('Blackout', crop.blackoutDays, 'd'),
    fact('Seed per tray', crop.seedGPerTray, 'g'),
    fact('Yield per tray', crop.yieldOzPerTray, yieldUnit(), yieldFigure),
  ];
}

/** "10 days, soak 8 h, 18 oz per tray". */
function cropInBrief(crop: LibraryCrop): string {
  const { daysToHarvest, soakHours, yieldOzPerTray } = crop;
  const soak = soakHours.usual > 0 ? [`soak ${formatAmount(soakHours.usual)} h`] : [];
  const ounces = `${formatYield(yieldOzPerTray.usual, 'amount')} per tray`;
  return [`${daysToHarvest.usual} days`, ...soak, ounces].join(', ');
}

const yieldFigure = (ounces: number) => formatInColumn('yield', ounces, 'amount');

/** "10 days", and what growers report: "8 to 15", '' where all say the same. */
function fact(head: string, range: CropRange, unit: string, write = formatAmount) {
  const { from, to, usual } = range;
  return {
    head,
    usual: usual === 0 ? '—' : `${write(usual)} ${unit}`,
    reported: from === to ? '' : `${write(from)}–${write(to)}`,
  };
}
