import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { liveName, liveVariety } from '#domain/catalog/varieties/live-variety.ts';
import { STANDARD_SIZE } from '#domain/catalog/tray-size.ts';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useAddVarieties } from '#state/react/use-add-varieties.ts';
import { useFarm, useFarmNow } from '#state/react/use-farm.ts';
import { newVarietyId } from '#state/selectors/ids-ever-used.ts';
import type { ShownDialog } from '#ui/dialogs/dialog.tsx';
import { SaveDialog } from '#ui/editing/save-dialog.tsx';
import { Anchor, QuietText } from '#ui/kit/plain-parts.tsx';
import { routePaths, varietyPath } from '#ui/route-paths.ts';
import { SelectField } from '#ui/fields/form-fields.tsx';

/** Makes of a variety what is sold alive of it, in trays of a size. */
export function SellAliveDialog(props: ShownDialog & { readonly variety: Variety }) {
  const { variety, ...shown } = props;
  const sizes = [STANDARD_SIZE, ...(useFarm((farm) => farm.catalog.traySizes) ?? [])];
  const [sizeId, setSizeId] = useState(sizes.at(1)?.id ?? STANDARD_SIZE.id);
  const size = sizes.find(({ id }) => id === sizeId) ?? STANDARD_SIZE;
  const farmNow = useFarmNow();
  const add = useAddVarieties();
  const navigate = useNavigate();
  const name = liveName(variety, size);
  const save = () => {
    const id = newVarietyId(farmNow(), name);
    const isAdded = add([liveVariety(id, variety, size)], `${name} added`);
    if (isAdded) void navigate(varietyPath(id));
    return isAdded;
  };
  return (
    <SaveDialog
      {...shown}
      title={`Sell ${variety.name} alive`}
      size="sm"
      problem={null}
      save={save}
      saveLabel={`Add ${name}`}
    >
      <SelectField
        label="Tray size"
        data={sizes.map((one) => ({ value: one.id, label: one.name }))}
        value={size.id}
        onChange={setSizeId}
      />
      <QuietText mt="md">
        {`It grows like ${variety.name}, from the same seed, and is sold by the tray.`}{' '}
        <Anchor component={Link} to={routePaths.trays}>
          Add a tray size
        </Anchor>
      </QuietText>
    </SaveDialog>
  );
}
