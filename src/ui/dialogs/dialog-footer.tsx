import type { ReactNode } from 'react';
import classes from './dialog.module.css';

/** The sunken foot of a dialog: a note left, the buttons right. Nothing when there is neither. */
export function DialogFooter(props: { readonly note: ReactNode; readonly children: ReactNode }) {
  if (!props.note && !props.children) return null;
  return (
    <div className={classes.footer} data-toast-room>
      <div className={classes.note}>{props.note}</div>
      <div className={classes.buttons}>{props.children}</div>
    </div>
  );
}
