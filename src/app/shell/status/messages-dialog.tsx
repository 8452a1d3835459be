import { Dialog } from '#ui/dialogs/dialog.tsx';
import { ToastIcon } from '#ui/toasts/toast-message.tsx';
import { toast } from '#ui/toasts/toast.ts';
import classes from './messages-dialog.module.css';
import { QuietText } from '#ui/kit/plain-parts.tsx';

export function MessagesDialog(props: { readonly opened: boolean; readonly onClose: () => void }) {
  return (
    <Dialog title="Notifications" {...props}>
      <Messages />
    </Dialog>
  );
}

function Messages() {
  const past = toast.past();
  if (past.length === 0) return <QuietText>No notifications yet</QuietText>;
  return (
    <ul className={classes.list} aria-label="Notifications, newest first">
      {past.map(({ id, tone, text, detail }) => (
        <li key={id} className={classes.message}>
          <ToastIcon tone={tone} />
          <div>
            {text}
            {detail !== undefined && <QuietText>{detail}</QuietText>}
          </div>
        </li>
      ))}
    </ul>
  );
}
