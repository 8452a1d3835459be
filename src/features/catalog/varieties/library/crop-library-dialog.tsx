import { useMemo, useState } from 'react';
import { CROP_LIBRARY } from '#domain/catalog/crops/crop-library.ts';
import { CROP_SOURCES } from '#domain/catalog/crops/crop-sources.ts';
import { useAdoptCrops } from '#state/react/use-adopt-crops.ts';
import { useFarm } from '#state/react/use-farm.ts';
import { CropPicker } from '#ui/crops/crop-picker.tsx';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { formatCount } from '#ui/format.ts';
import classes from './crop-library-dialog.module.css';
import { Anchor, QuietNote } from '#ui/kit/plain-parts.tsx';

export function CropLibraryDialog(props: ShownDialog) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const varieties = useFarm((farm) => farm.varieties);
  const grown = useMemo(
    () => new Set(varieties.map(({ name }) => name.trim().toLowerCase())),
    [varieties],
  );
  const adopt = useAdoptCrops();
  const count = formatCount(chosen.size, 'variety', 'varieties');
  const wanted = CROP_LIBRARY.filter(({ name }) => chosen.has(name));
  return (
    <SaveDialog
      {...props}
      title="Crop library"
      subtitle="Typical values for a 10x20 tray, as growers report them. Adjust them to your results later."
      size="xl"
      problem={chosen.size === 0 ? 'Choose a crop first' : null}
      save={() => adopt(wanted, `${count} added`)}
      saveLabel={chosen.size === 0 ? 'Add' : `Add ${count}`}
    >
      <CropPicker
        crops={CROP_LIBRARY}
        chosen={chosen}
        grown={grown}
        onChoose={(name, isChosen) => setChosen((before) => toggled(before, name, isChosen))}
      />
      <Sources />
    </SaveDialog>
  );
}

function Sources() {
  return (
    <QuietNote className={classes.sources}>
      {'Figures from: '}
      {Object.values(CROP_SOURCES).map(({ name, url }, at) => (
        <span key={name}>
          {at > 0 && '; '}
          {url === null ? (
            name
          ) : (
            <Anchor inherit href={url} target="_blank" rel="noreferrer">
              {name}
            </Anchor>
          )}
        </span>
      ))}
      .
    </QuietNote>
  );
}

function toggled(chosen: ReadonlySet<string>, name: string, isChosen: boolean) {
  const next = new Set(chosen);
  if (isChosen) next.add(name);
  else next.delete(name);
  return next;
}
