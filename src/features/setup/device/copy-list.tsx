import { IconDownload, IconRestore } from '@tabler/icons-react';
import { useCallback, useEffect, useState } from 'react';
import type { CopyInfo, DocumentStorage } from '#state/ports/document-storage.ts';
import { useFarmStore } from '#state/react/farm-context.ts';
import { useAsyncValue } from '#state/react/use-async-value.ts';
import { useSaveStatus, useToday } from '#state/react/use-farm.ts';
import { largeMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { farmContents } from '../backup/farm-contents.ts';
import { COPY_REASONS, momentLabel } from './copy-text.ts';
import classes from './device.module.css';
import { useCopy } from './use-copy.ts';
import { QuietText, SubtleButton, Text, Title } from '#ui/kit/plain-parts.tsx';

const SHOWN_AT_FIRST = 5;

export function CopyList() {
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const { storage } = useFarmStore().world;
  const list = useCallback(() => storage.listCopies().catch(() => []), [storage]);
  const save = useSaveStatus();
  // A copy is made while something is saved.
  const copies = useAsyncValue(save === 'saving' ? null : list, save);
  const shown = copies?.slice(0, most) ?? [];
  const contents = useContents(storage, shown);
  return (
    <section aria-label="Automatic backups">
      <Title order={3}>Automatic backups</Title>
      <QuietText mt="xs">
        The app saves a copy of your farm regularly, and before anything replaces it.
      </QuietText>
      {copies?.length === 0 && <Text mt="md">No automatic backups yet.</Text>}
      <ul className={classes.copies}>
        {shown.map((copy) => (
          <CopyRow key={copy.id} copy={copy} contents={contents.get(copy.id)} />
        ))}
      </ul>
      {copies !== null && copies.length > shown.length && (
        <SubtleButton onClick={() => setMost(copies.length)}>Show all {copies.length}</SubtleButton>
      )}
    </section>
  );
}

/** What the copies hold, by their ids; null for one that cannot be read, and nothing for one that is still to be. */
function useContents(
  storage: DocumentStorage,
  copies: readonly CopyInfo[],
): ReadonlyMap<number, string | null> {
  const [contents, setContents] = useState<ReadonlyMap<number, string | null>>(new Map());
  const next = copies.find(({ id }) => !contents.has(id))?.id;
  useEffect(() => {
    if (next === undefined) return undefined;
    let isShown = true;
    // One after the other: each is a whole farm to unpack.
    void contentsOf(storage, next).then(
      (words) => isShown && setContents((known) => new Map(known).set(next, words)),
    );
    return () => {
      isShown = false;
    };
  }, [next, storage]);
  return contents;
}

async function contentsOf(storage: DocumentStorage, id: number): Promise<string | null> {
  const farm = await storage.readCopy(id).catch(() => null);
  return farm === null ? null : farmContents(farm);
}

function CopyRow(props: { readonly copy: CopyInfo; readonly contents: string | null | undefined }) {
  const { copy, contents = '…' } = props;
  const today = useToday();
  const { restore, download } = useCopy(copy);
  const label = momentLabel(copy.at, today);
  const disabled = contents === null;
  return (
    <li className={classes.copy}>
      <div className={classes.copyWords}>
        <span className={classes.moment}>{label}</span>
        <span className={classes.reason}>{COPY_REASONS[copy.reason]}</span>
        <div className={classes.contents}>{contents ?? 'This copy cannot be read'}</div>
      </div>
      <RowMenu
        label={`Actions for the backup of ${label}`}
        items={[
          largeMenuItem('Restore', IconRestore, () => void restore(label), { disabled }),
          largeMenuItem('Download', IconDownload, () => void download(), { disabled }),
        ]}
      />
    </li>
  );
}
