import { Tooltip } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { Button, type ButtonOwn } from '../kit/plain-parts.tsx';
import { IconPencil } from '@tabler/icons-react';
import { Badge } from '../kit/badge.tsx';

export interface SaveButtonProps extends Pick<
  ButtonOwn,
  'variant' | 'size' | 'color' | 'className'
> {
  readonly children: ReactNode;
  /** Why saving is not possible now; undefined or null when it is. */
  readonly disabledReason?: string | null | undefined;
  readonly saving?: boolean;
  /** Runs at a press; without it, the button submits its form. */
  readonly onClick?: () => void;
  /** Where a dialog begins that mostly only confirms. */
  readonly 'data-autofocus'?: true;
}

/** The primary button of a form. While it cannot save it stays reachable and says why. */
export function SaveButton(props: SaveButtonProps) {
  const { children, disabledReason, saving = false, onClick, ...rest } = props;
  const reason = disabledReason ?? null;
  const blocked = reason !== null || saving;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    const refused = blocked ? null : refusedField(event.currentTarget);
    if (blocked || refused !== null) event.preventDefault();
    else onClick?.();
    refused?.focus();
  };
  return (
    <Tooltip label={reason ?? ''} disabled={reason === null} events={tooltipEvents}>
      <Button
        {...rest}
        type={onClick === undefined ? 'submit' : 'button'}
        onClick={click}
        aria-busy={saving}
        {...(blocked ? { 'aria-disabled': true, 'data-disabled': true } : {})}
      >
        {saving ? 'Saving…' : children}
      </Button>
    </Tooltip>
  );
}

/** A field of the same form in which something stands that it cannot take (`NumberField`). */
function refusedField(button: HTMLElement): HTMLElement | null {
  const form = button.closest('form, [role="dialog"], main');
  return form?.querySelector<HTMLElement>('[data-refused]') ?? null;
}

const tooltipEvents = { hover: true, focus: true, touch: true };

export function noChangesReason(isDirty: boolean): string | null {
  return isDirty ? null : 'No changes to save yet';
}

export function UnsavedBadge({ children = 'Unsaved' }: { readonly children?: string }) {
  return (
    <Badge color="yellow" miw="max-content" icon={IconPencil}>
      {children}
    </Badge>
  );
}
