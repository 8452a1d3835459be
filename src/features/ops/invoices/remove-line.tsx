import { IconX } from '@tabler/icons-react';
import { ActionIcon } from '#ui/kit/action-icon.tsx';
import classes from './invoices.module.css';

export function RemoveLine(props: { readonly what: string; readonly onRemove: () => void }) {
  return (
    <ActionIcon
      className={classes.removeLine}
      aria-label={`Remove ${props.what}`}
      onClick={props.onRemove}
    >
      <IconX size="1.125rem" aria-hidden />
    </ActionIcon>
  );
}
