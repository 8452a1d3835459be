import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Alchemy } from '#domain/alchemy/alchemy.ts';
import { useSaveStatus, useToday } from '#state/react/use-farm.ts';
import { CsvButton } from '#ui/csv/csv-button.tsx';
import { noChangesReason, SaveButton } from '#ui/editing/save-button.tsx';
import { SubtleButton } from '#ui/kit/plain-parts.tsx';
import { PageHeader } from '#ui/page/page-parts.tsx';
import classes from './pro-products.module.css';
import { productsCsv } from './products-csv.ts';

/** How long the button says what it did, in milliseconds. */
const SAVED_FOR = 2500;

interface SaveAllProps {
  /** Answers whether all could be saved. */
  readonly onSave: () => boolean;
  readonly hasChanges: boolean;
}

export function ProductsHeader(
  props: SaveAllProps & {
    readonly alchemy: Alchemy;
    /** Back from a product to all of them, where only one of both is shown. */
    readonly onBack: (() => void) | null;
  },
) {
  const { alchemy, onBack, onSave, hasChanges } = props;
  const today = useToday();
  return (
    <div className={classes.header}>
      <PageHeader
        title="Pro Products"
        before={
          onBack !== null && (
            <SubtleButton icon={IconArrowLeft} onClick={onBack}>
              All products
            </SubtleButton>
          )
        }
        actions={
          <>
            {alchemy.products.length > 0 && (
              <CsvButton fileName={`pro-products-${today}.csv`} rows={() => productsCsv(alchemy)} />
            )}
            <SaveAllButton onSave={onSave} hasChanges={hasChanges} />
          </>
        }
      />
    </div>
  );
}

function SaveAllButton(props: SaveAllProps) {
  const [phase, setPhase] = useState<'idle' | 'saving' | 'saved'>('idle');
  const status = useSaveStatus();
  if (phase === 'saving' && status !== 'saving') setPhase(status === 'saved' ? 'saved' : 'idle');
  useEffect(() => {
    if (phase !== 'saved') return;
    const timer = setTimeout(() => setPhase('idle'), SAVED_FOR);
    return () => clearTimeout(timer);
  }, [phase]);
  return (
    <div aria-live="polite">
      <SaveButton
        saving={phase === 'saving'}
        disabledReason={noChangesReason(props.hasChanges)}
        onClick={() => {
          if (!props.onSave()) return;
          setPhase('saving');
        }}
      >
        {phase === 'saved' ? 'All changes saved!' : 'Save'}
      </SaveButton>
    </div>
  );
}
