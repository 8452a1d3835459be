import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './command-palette.module.css';
import { findEntries } from './palette-entry.ts';
import type { PaletteEntry } from './palette-entry.ts';
import { usePaletteEntries } from './use-palette-entries.tsx';

const LISTED = 40;

export const openCommandPalette = spotlight.open;

/** One field that leads to every screen, variety, order and product, and does what can be done anywhere. */
export function CommandPalette() {
  const [query, setQuery] = useState('');
  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut="mod + K"
      tagsToIgnore={[]}
      scrollable
      maxHeight="26rem"
      radius="lg"
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
      <PaletteResults query={query} />
    </Spotlight.Root>
  );
}

/** Drawn only while the palette is open, so that a large farm costs nothing until then. */
function PaletteResults({ query }: { readonly query: string }) {
  const found = findEntries(usePaletteEntries(), query, LISTED);
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
  return (
    <Spotlight.Action
      label={entry.label}
      leftSection={entry.icon}
      rightSection={entry.detail && <span className={classes.detail}>{entry.detail}</span>}
      onClick={entry.run}
      className={classes.row}
    />
  );
}
