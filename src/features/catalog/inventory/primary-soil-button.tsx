import { IconCheck } from '@tabler/icons-react';
import { soilMaterialPerTray } from '#domain/costing/soil-per-tray.ts';
import { useSaveRecord } from '#state/react/use-farm.ts';
import { formatDollars, formatSentence } from '#ui/format.ts';
import { SaveButton } from '#ui/editing/save-button.tsx';
import classes from './inventory.module.css';
import type { MaterialFieldsProps } from './material-fields-props.ts';
import { materialOfDraft } from './material-of-draft.ts';

/**
 * Makes this soil the one that trays are filled with, once its cost per tray is known: a stored soil
 * at once, anything else when it is saved.
 */
export function PrimarySoilButton({ draft, stored, onChange }: MaterialFieldsProps) {
  const saveRecord = useSaveRecord();
  const appliesAtOnce = stored?.type === 'soil';
  const isPrimary = appliesAtOnce ? stored.isPrimarySoil : draft.isPrimarySoil;
  const { dollars, note } = soilMaterialPerTray({
    ...materialOfDraft(draft, stored?.id ?? ''),
    name: draft.name.trim() || 'New soil',
  });
  const choose = () => {
    if (!appliesAtOnce) return onChange({ isPrimarySoil: !draft.isPrimarySoil });
    const payload = { id: stored.id };
    saveRecord(() => ({ type: 'SET_PRIMARY_SOIL', payload }), 'Primary soil saved');
  };
  return (
    <div className={classes.primary} data-saved-at-once={appliesAtOnce || undefined}>
      {appliesAtOnce && isPrimary ? (
        <span className={classes.chosen}>
          <IconCheck size="1rem" /> Primary soil
        </span>
      ) : (
        <SaveButton
          type="button"
          variant="default"
          aria-pressed={isPrimary}
          {...(isPrimary && { leftSection: <IconCheck size="1rem" /> })}
          disabledReason={note && formatSentence(note.text)}
          onClick={choose}
        >
          Set as primary soil
        </SaveButton>
      )}
      <span className={classes.note}>
        {note === null
          ? `${formatDollars(dollars)} of soil per tray${isPrimary && !appliesAtOnce ? ', applies on save' : ''}`
          : formatSentence(note.text)}
      </span>
    </div>
  );
}
