import { useLoadDemoData } from '#state/react/use-load-demo-data.ts';
import { useAskToLoadDemo } from '#ui/dialogs/use-ask-to-load-demo.ts';
import { EmptyState } from '#ui/page/page-parts.tsx';
import { Button, Group } from '#ui/kit/plain-parts.tsx';

/** The list of a farm without varieties, with the ways to fill it. */
export function NoVarieties(props: {
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onLibrary: () => void;
}) {
  const askToLoadDemo = useAskToLoadDemo(useLoadDemoData());
  return (
    <EmptyState
      title="No varieties yet"
      hint="A variety is a crop with its grow steps, yield and seed cost. The plan uses it for your orders."
      action={
        <Group gap="sm" justify="center">
          <Button onClick={props.onAdd}>Add your first variety</Button>
          <Button variant="default" onClick={props.onLibrary}>
            Crop library
          </Button>
          <Button variant="default" onClick={props.onImport}>
            Import CSV
          </Button>
          <Button variant="default" onClick={() => void askToLoadDemo()}>
            Load demo data
          </Button>
        </Group>
      }
    />
  );
}

/** The list when the search leaves nothing of it. */
export function NothingFound({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      title="No varieties match your search."
      hint="Search covers names and notes."
      action={
        <Button variant="default" onClick={onClear}>
          Clear search
        </Button>
      }
    />
  );
}
