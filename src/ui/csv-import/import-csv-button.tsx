import { ActionIcon } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';

const Hint = lazyPart(
  async () => (await import('./import-csv-hint.tsx')).ImportCsvHint,
  ({ children }: { readonly children: ReactElement }) => children,
);

/** A quiet button that opens the import of the list beside it. */
export function ImportCsvButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Hint>
      <ActionIcon variant="default" aria-label="Import CSV" className="no-print" onClick={onClick}>
        <IconFileUpload size="1.125rem" />
      </ActionIcon>
    </Hint>
  );
}
