import { IconBook2, IconPlus } from '@tabler/icons-react';
import type { Variety } from '#domain/catalog/varieties/variety.ts';
import { useFarm, useToday } from '#state/react/use-farm.ts';
import { CsvButton, ImportCsvButton } from '#ui/csv/csv-button.tsx';
import { sortChoices, varietyRows, type VarietySort } from './list-varieties.ts';
import classes from './varieties-toolbar.module.css';
import { Button, PlainButton } from '#ui/kit/plain-parts.tsx';
import { SelectField, SearchField } from '#ui/fields/form-fields.tsx';

/** How varieties come to the farm. */
export interface WaysToVarieties {
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onLibrary: () => void;
}

export function VarietiesToolbar(
  props: WaysToVarieties & {
    readonly search: string;
    readonly onSearch: (text: string) => void;
    readonly sort: VarietySort;
    readonly onSort: (sort: VarietySort) => void;
    readonly listed: readonly Variety[];
  },
) {
  const { search, onSearch, sort, onSort, listed, onAdd, onImport } = props;
  const today = useToday();
  const varieties = useFarm((farm) => farm.varieties);
  const traySizes = useFarm((farm) => farm.catalog.traySizes);
  // An empty list has its own first button; then the one here steps back.
  const isEmpty = varieties.length === 0;
  return (
    <>
      <SearchField
        aria-label="Search varieties"
        value={search}
        onSearch={onSearch}
        className={classes.search}
      />
      <SelectField
        aria-label="Sort varieties"
        data={sortChoices(sort)}
        value={sort}
        onChange={onSort}
        className={classes.sort}
      />
      <span className={classes.file}>
        <ImportCsvButton onClick={onImport} />
        <CsvButton
          fileName={`varieties-${today}.csv`}
          canBeImported
          rows={() => varietyRows(listed, { varieties, traySizes })}
        />
      </span>
      {!isEmpty && (
        <PlainButton icon={IconBook2} onClick={props.onLibrary} className={classes.add}>
          Crop library
        </PlainButton>
      )}
      <Button
        variant={isEmpty ? 'default' : 'filled'}
        icon={IconPlus}
        onClick={onAdd}
        className={classes.add}
      >
        Add Variety
      </Button>
    </>
  );
}
