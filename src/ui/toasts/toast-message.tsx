import { IconAlertTriangle, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './toast.module.css';
import { MessageWaitsContext, type MessageWaits } from './use-following.ts';
import { SmallSubtleButton } from '../kit/plain-parts.tsx';

export type ToastTone = 'success' | 'error' | 'info' | 'warning';

/** The sign in front of a toast; color never stands alone. */
export function ToastIcon({ tone }: { readonly tone: ToastTone }) {
  if (tone === 'success') return <IconCheck size="1.125rem" className={classes.success} />;
  if (tone === 'info') return <IconInfoCircle size="1.125rem" />;
  return <IconAlertTriangle size="1.125rem" className={classes[tone]} />;
}

/** The words of a toast, where it leads, and Undo when there is something to take back. */
export function ToastMessage(props: {
  readonly text: string;
  readonly detail?: ReactNode;
  readonly onUndo: (() => void) | undefined;
  readonly onOpen: { readonly label: string; readonly run: () => void } | undefined;
  readonly waits: MessageWaits;
}) {
  return (
    <div className={classes.message}>
      <div className={classes.text}>
        <div>{props.text}</div>
        {props.detail !== undefined && props.detail !== '' && (
          <div className={classes.detail}>
            <MessageWaitsContext value={props.waits}>{props.detail}</MessageWaitsContext>
          </div>
        )}
      </div>
      {props.onOpen && (
        <SmallSubtleButton className={classes.undo} onClick={props.onOpen.run}>
          {props.onOpen.label}
        </SmallSubtleButton>
      )}
      {props.onUndo && (
        <SmallSubtleButton className={classes.undo} onClick={props.onUndo}>
          Undo
        </SmallSubtleButton>
      )}
    </div>
  );
}
