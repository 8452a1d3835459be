import { SubmitForm } from '#ui/editing/submit-form.tsx';
import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { SaveButton, UnsavedBadge } from '#ui/editing/save-button.tsx';
import { SectionCard } from '#ui/page/page-parts.tsx';
import { ItemNameFields } from './item-name-fields.tsx';
import { ItemPackageFields, ItemStockFields } from './item-package-fields.tsx';
import { PowderFields } from './powder-fields.tsx';
import type { ItemFormState } from './use-item-form.ts';
import classes from './items.module.css';
import { PlainButton } from '#ui/kit/plain-parts.tsx';

/** It is drawn anew, and takes the focus, for each item that is shown in it. */
export function ItemForm({ form }: { readonly form: ItemFormState }) {
  const { stored, draft, isDirty, change, alert, clear, save } = form;
  const place = useRef<HTMLFormElement>(null);
  const takeFocus = useEffectEvent(() => {
    if (form.openings === 0) return;
    place.current?.querySelector('input')?.focus({ preventScroll: true });
    if (stored !== null) place.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    // A menu that closes gives the focus back to its button first.
    const frame = requestAnimationFrame(takeFocus);
    return () => cancelAnimationFrame(frame);
  }, []);
  const fields = { draft, stored, onChange: change };
  return (
    <SubmitForm ref={place} className={classes.formPlace} onSubmit={() => void save()}>
      <SectionCard
        title={stored === null ? 'Add Item' : 'Edit Item'}
        {...(isDirty && { aside: <UnsavedBadge /> })}
      >
        <div className={classes.form}>
          <ItemNameFields {...fields} />
          <ItemPackageFields {...fields} />
          {draft.type === 'microgreen_powder' && <PowderFields {...fields} />}
          <ItemStockFields {...fields} />
          {alert !== null && (
            <Alert
              color="red"
              role="alert"
              icon={<IconAlertTriangle size="1.125rem" aria-hidden />}
            >
              {alert}
            </Alert>
          )}
          <div className={classes.formActions}>
            {(stored !== null || isDirty) && <PlainButton onClick={clear}>Cancel</PlainButton>}
            <SaveButton>{stored === null ? 'Add Item' : 'Save'}</SaveButton>
          </div>
        </div>
      </SectionCard>
    </SubmitForm>
  );
}
