import { useDeferredValue, useMemo, useState } from 'react';
import { lazyDialog, OpenedFor, useDialogTarget } from '#ui/dialogs/lazy-dialog.tsx';
import { useSearchParams } from 'react-router';
import { useFarm } from '#state/react/use-farm.ts';
import { withParameter } from '#ui/page/use-latest-query.ts';
import { PageHeader, EmptyState } from '#ui/page/page-parts.tsx';
import { type VarietySort, listVarieties, readVarietySort } from './list-varieties.ts';
import { useVarietyDialogs } from './use-variety-dialogs.tsx';
import { VarietiesToolbar, type WaysToVarieties } from './varieties-toolbar.tsx';
import { VarietyList } from './variety-list.tsx';
import { useLoadDemoData } from '#state/react/use-load-demo-data.ts';
import { useAskToLoadDemo } from '#ui/dialogs/use-ask-to-load-demo.ts';
import { Button, Group, PlainButton } from '#ui/kit/plain-parts.tsx';

const ImportVarieties = lazyDialog(
  async () => (await import('./import-varieties.tsx')).ImportVarieties,
);

const CropLibraryDialog = lazyDialog(
  async () => (await import('../library/crop-library-dialog.tsx')).CropLibraryDialog,
);

/** All varieties of the farm. Search and sort stand in the address, so that Back finds the list as it was. */
export function VarietiesPage() {
  const varieties = useFarm((farm) => farm.varieties);
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('q') ?? '');
  const sort = readVarietySort(params.get('sort'));
  const { dialogs, edit, calibrate } = useVarietyDialogs();
  const importing = useDialogTarget<true>();
  const library = useDialogTarget<true>();
  const ways = {
    onAdd: () => edit('new'),
    onImport: () => importing.open(true),
    onLibrary: () => library.open(true),
  };

  const wanted = useDeferredValue(search);
  const listed = useMemo(() => listVarieties(varieties, wanted, sort), [varieties, wanted, sort]);

  const remember = (key: string, value: string, usual: string) =>
    setParams((before) => withParameter(before, key, value === usual ? null : value), {
      replace: true,
    });

  const chooseSort = (next: VarietySort) => remember('sort', next, 'name-asc');

  const isEmpty = varieties.length === 0;
  return (
    <>
      <PageHeader
        title="Varieties"
        actions={
          <VarietiesToolbar
            search={search}
            onSearch={(text) => {
              setSearch(text);
              remember('q', text, '');
            }}
            sort={sort}
            onSort={chooseSort}
            listed={listed}
            {...ways}
          />
        }
      />
      {isEmpty && <NoVarieties {...ways} />}
      {!isEmpty && listed.length === 0 && <NothingFound onClear={() => setSearch('')} />}
      {listed.length > 0 && (
        <VarietyList
          varieties={listed}
          sort={sort}
          onSort={chooseSort}
          onEdit={edit}
          onCalibrate={calibrate}
        />
      )}
      {dialogs}
      <OpenedFor dialog={library}>{(shown) => <CropLibraryDialog {...shown} />}</OpenedFor>
      <OpenedFor dialog={importing}>{(shown) => <ImportVarieties {...shown} />}</OpenedFor>
    </>
  );
}

function NoVarieties(props: WaysToVarieties) {
  const askToLoadDemo = useAskToLoadDemo(useLoadDemoData());
  return (
    <EmptyState
      title="No varieties yet"
      hint="A variety is a crop with its grow steps, yield and seed cost. The plan uses it for your orders."
      action={
        <Group gap="sm" justify="center">
          <Button onClick={props.onAdd}>Add your first variety</Button>
          <PlainButton onClick={props.onLibrary}>Crop library</PlainButton>
          <PlainButton onClick={props.onImport}>Import CSV</PlainButton>
          <PlainButton onClick={() => void askToLoadDemo()}>Load demo data</PlainButton>
        </Group>
      }
    />
  );
}

function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No varieties match your search."
      hint="Search covers names and notes."
      action={<PlainButton onClick={onClear}>Clear search</PlainButton>}
    />
  );
}
