import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useFocusReturn } from '#ui/dialogs/use-focus-return.ts';
import { useScrollLock } from '#ui/dialogs/use-scroll-lock.ts';
import { lazyDialog } from '#ui/dialogs/lazy-dialog.tsx';
import classes from './command-palette.module.css';
import { type PaletteEntry, findEntries } from './palette-entry.ts';
import { useGoToScreen } from '../use-heading-focus.ts';
import { usePaletteEntries } from './use-palette-entries.ts';

const MessagesDialog = lazyDialog(
  async () => (await import('../status/messages-dialog.tsx')).MessagesDialog,
);

const LISTED = 60;

const [store, { open }] = createSpotlight();

export const openCommandPalette = open;

/** One field that leads to every screen, variety, order and product, and does what can be done anywhere. */
export function CommandPalette() {
  const [query, setQuery] = useState('');
  const [messagesOpened, setMessagesOpened] = useState(false);
  const { opened } = useSpotlight(store);
  useFocusReturn(opened);
  useScrollLock(opened);
  useEarlierKey();
  return (
    <>
      <Spotlight.Root
        store={store}
        query={query}
        onQueryChange={setQuery}
        shortcut="mod + K"
        tagsToIgnore={[]}
        scrollable
        maxHeight="26rem"
        radius="lg"
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        attributes={{ content: { 'aria-label': 'Search or jump to' } }}
        classNames={{ content: classes.content, overlay: classes.overlay }}
      >
        <Spotlight.Search
          size="md"
          placeholder="Search or jump to"
          aria-label="Search screens, varieties, orders, products and actions"
          leftSection={<IconSearch size="1.125rem" />}
          classNames={{ input: classes.search }}
        />
        <PaletteResults query={query} openMessages={() => setMessagesOpened(true)} />
      </Spotlight.Root>
      <MessagesDialog opened={messagesOpened} onClose={() => setMessagesOpened(false)} />
    </>
  );
}

/** Opens when its keys were pressed before it was there (public/first-paint.js); from then on it hears them itself. */
function useEarlierKey(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.palette === 'asked') open();
    dataset.palette = 'ready';
    return () => {
      delete dataset.palette;
    };
  }, []);
}

/** Drawn only while the palette is open, so that a large farm costs nothing until then. */
function PaletteResults(props: { readonly query: string; readonly openMessages: () => void }) {
  const { query, openMessages } = props;
  const found = findEntries(usePaletteEntries(openMessages), query, LISTED);
  if (found.length === 0)
    return <Spotlight.Empty>Nothing found for “{query.trim()}”.</Spotlight.Empty>;
  return (
    <Spotlight.ActionsList className={classes.list}>
      {found.map((entry) => (
        <PaletteRow key={entry.id} entry={entry} />
      ))}
    </Spotlight.ActionsList>
  );
}

function PaletteRow({ entry }: { readonly entry: PaletteEntry }) {
  const { label, detail, icon: Sign, run } = entry;
  const goTo = useGoToScreen();
  return (
    <Spotlight.Action
      label={label}
      leftSection={Sign && <Sign size="1.125rem" />}
      rightSection={detail && <span className={classes.detail}>{detail}</span>}
      onClick={typeof run === 'string' ? () => goTo(run) : run}
      className={classes.row}
    />
  );
}
