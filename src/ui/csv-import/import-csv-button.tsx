import { IconFileUpload } from '@tabler/icons-react';
import { useRef } from 'react';
import { LazyHint } from '../page/lazy-hint.tsx';
import { ActionIcon } from '../kit/action-icon.tsx';

export function ImportCsvButton({ onClick }: { readonly onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ActionIcon
        ref={button}
        variant="default"
        aria-label="Import CSV"
        className="no-print"
        onClick={onClick}
      >
        <IconFileUpload size="1.125rem" />
      </ActionIcon>
      <LazyHint of={button} label="Import CSV" />
    </>
  );
}
