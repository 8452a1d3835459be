import { Checkbox, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { findCrops } from '#domain/catalog/crops/find-crops.ts';
import type { LibraryCrop } from '#domain/catalog/crops/library-crop.ts';
import { cropFacts } from './crop-facts.ts';
import classes from './crop-picker.module.css';

/** The crop library as a list to search and tick. */
export function CropPicker(props: {
  readonly crops: readonly LibraryCrop[];
  /** Names of the ticked crops. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (name: string, isChosen: boolean) => void;
  /** Names of the farm's varieties, in lower case: they are there already. */
  readonly grown: ReadonlySet<string>;
}) {
  const { crops, chosen, onChoose, grown } = props;
  const [search, setSearch] = useState('');
  const found = findCrops(crops, search);
  return (
    <>
      <TextInput
        type="search"
        aria-label="Search crops"
        placeholder="Search"
        leftSection={<IconSearch size="1rem" />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        data-autofocus
      />
      {found.length === 0 ? (
        <Text c="dimmed" className={classes.none}>
          No crops match your search. You can add a variety of your own instead.
        </Text>
      ) : (
        <ul className={classes.list}>
          {found.map((crop) => (
            <CropRow
              key={crop.name}
              crop={crop}
              isChosen={chosen.has(crop.name)}
              isGrown={grown.has(crop.name.toLowerCase())}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </>
  );
}

const CropRow = memo(function CropRow(props: {
  readonly crop: LibraryCrop;
  readonly isChosen: boolean;
  readonly isGrown: boolean;
  readonly onChoose: (name: string, isChosen: boolean) => void;
}) {
  const { crop, isChosen, isGrown, onChoose } = props;
  return (
    <li className={classes.row}>
      <Checkbox
        className={classes.crop ?? ''}
        label={crop.name}
        description={isGrown ? 'You grow it already' : undefined}
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
