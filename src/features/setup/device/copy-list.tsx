import { IconDownload, IconRestore } from '@tabler/icons-react';
import { useState } from 'react';
import { useToday } from '#state/react/use-farm.ts';
import { largeMenuItem } from '#ui/tables/menu-items.tsx';
import { RowMenu } from '#ui/tables/row-menu.tsx';
import { COPY_REASONS, momentLabel } from './copy-text.ts';
import classes from './device.module.css';
import { type ListedCopy, useDeviceCopies } from './use-device-copies.ts';
import { useDownloadCopy, useRestoreCopy } from './use-restore-copy.ts';
import { QuietText, SubtleButton, Text, Title } from '#ui/kit/plain-parts.tsx';

const SHOWN_AT_FIRST = 5;

export function CopyList() {
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const found = useDeviceCopies(most);
  return (
    <section aria-label="Automatic backups">
      <Title order={3}>Automatic backups</Title>
      <QuietText mt="xs">
        The app saves a copy of your farm regularly, and before anything replaces it.
      </QuietText>
      {found?.all === 0 && <Text mt="md">No automatic backups yet.</Text>}
      <ul className={classes.copies}>
        {found?.copies.map((copy) => (
          <CopyRow key={copy.id} copy={copy} />
        ))}
      </ul>
      {found !== null && found.all > found.copies.length && (
        <SubtleButton onClick={() => setMost(found.all)}>Show all {found.all}</SubtleButton>
      )}
    </section>
  );
}

function CopyRow({ copy }: { readonly copy: ListedCopy }) {
  const today = useToday();
  const restore = useRestoreCopy();
  const download = useDownloadCopy();
  const label = momentLabel(copy.at, today);
  const disabled = copy.isDamaged;
  return (
    <li className={classes.copy}>
      <div className={classes.copyWords}>
        <span className={classes.moment}>{label}</span>
        <span className={classes.reason}>{COPY_REASONS[copy.reason]}</span>
        <div className={classes.contents}>
          {disabled ? 'This copy cannot be read' : (copy.contents ?? '…')}
        </div>
      </div>
      <RowMenu
        label={`Actions for the backup of ${label}`}
        items={[
          largeMenuItem('Restore', IconRestore, () => restore(copy, label), { disabled }),
          largeMenuItem('Download', IconDownload, () => download(copy), { disabled }),
        ]}
      />
    </li>
  );
}
