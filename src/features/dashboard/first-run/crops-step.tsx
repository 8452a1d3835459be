import { useState } from 'react';
import { Link } from 'react-router';
import { CROPS_EASY_FIRST } from '#domain/catalog/crops/crop-library.ts';
import { useAdoptCrops } from '#state/react/use-adopt-crops.ts';
import { CropPicker } from '#ui/crops/crop-picker.tsx';
import { SaveButton } from '#ui/editing/save-button.tsx';
import { formatCount } from '#ui/format.ts';
import { routePaths } from '#ui/route-paths.ts';
import classes from './first-run.module.css';
import { useFirstAnswer } from './use-first-answer.ts';
import { Group, PlainButton } from '#ui/kit/plain-parts.tsx';

export function CropsStep() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const adopt = useAdoptCrops();
  const { isWaiting, answer } = useFirstAnswer();
  const add = () =>
    void answer(() => adopt(CROPS_EASY_FIRST.filter(({ name }) => chosen.includes(name))));
  return (
    <>
      <div className={classes.crops}>
        <CropPicker
          crops={CROPS_EASY_FIRST}
          chosen={new Set(chosen)}
          onChoose={(name, isChosen) =>
            setChosen((before) =>
              isChosen ? [...before, name] : before.filter((other) => other !== name),
            )
          }
        />
      </div>
      <Group justify="flex-end" gap="sm" className={classes.foot}>
        <PlainButton component={Link} to={routePaths.varieties}>
          Add my own variety
        </PlainButton>
        <SaveButton
          saving={isWaiting}
          disabledReason={chosen.length === 0 ? 'Choose a crop first' : null}
          onClick={add}
        >
          {chosen.length === 0 ? 'Grow these' : `Grow ${formatCount(chosen.length, 'crop')}`}
        </SaveButton>
      </Group>
    </>
  );
}
