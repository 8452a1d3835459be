import { type NotificationData, notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { ToastIcon, ToastMessage, type ToastTone } from './toast-message.tsx';
import classes from './toast.module.css';

export interface ToastOptions {
  /** Offers to take the change back; answers false when that is no longer possible. */
  readonly undo?: () => boolean | void;
  /** Leads to what the message is about. */
  readonly open?: { readonly label: string; readonly run: () => void };
  /** A second line, such as what the change moved in the plan. */
  readonly detail?: ReactNode;
}

/** Whether the place of messages is on the page; it says so itself. */
export const toastHost = { isMounted: false };

const isUrgent = (tone: ToastTone) => tone === 'error' || tone === 'warning';

function visibleFor(tone: ToastTone, options: ToastOptions): number {
  if (options.undo !== undefined) return 6000;
  return isUrgent(tone) ? 5000 : 2500;
}

const UNKNOWN_FAILURE = 'Oops, something went wrong';

interface PastMessage {
  readonly id: string;
  readonly tone: ToastTone;
  readonly text: string;
  readonly detail?: ReactNode;
}

const MAX_PAST = 50;

let past: readonly PastMessage[] = [];

let shown = 0;

/** The newest message, where it offers Undo. */
let withUndo: string | null = null;

/** The message that comes next, once what was done has been drawn. */
let next: { readonly id: string; readonly timer: number } | null = null;

function hide(id: string): void {
  if (next?.id === id) dropNext();
  notifications.hide(id);
}

function dropNext(): void {
  if (next !== null) window.clearTimeout(next.timer);
  next = null;
}

/** Not together with what it tells of: on a large farm both would be one long piece of work for the page. */
function showNext(message: NotificationData & { readonly id: string }): void {
  const timer = window.setTimeout(() => {
    next = null;
    notifications.show(message);
  });
  next = { id: message.id, timer };
}

function show(tone: ToastTone, text: string, options: ToastOptions = {}): void {
  // Good news can wait until their place is there; what went wrong cannot.
  if (!toastHost.isMounted && isUrgent(tone)) {
    showAlert(text);
    return;
  }
  shown += 1;
  const id = `toast-${shown}`;
  const { undo, open, detail } = options;
  past = [{ id, tone, text, detail }, ...past].slice(0, MAX_PAST);
  // One at a time: what is new takes the place of what was there.
  dropNext();
  notifications.clean();
  withUndo = undo === undefined ? null : id;
  const onUndo = undo && (() => takeBack(id, undo));
  const onOpen = open && { ...open, run: () => leadOn(id, open.run) };
  const autoClose = visibleFor(tone, options);
  const waits = (until: Promise<unknown>): void => {
    notifications.update({ id, message, autoClose: false });
    const goOn = () => void notifications.update({ id, message, autoClose });
    until.then(goOn, goOn);
  };
  const message = createElement(ToastMessage, { text, detail, onUndo, onOpen, waits });
  showNext({
    id,
    message,
    icon: createElement(ToastIcon, { tone }),
    autoClose,
    withCloseButton: undo === undefined,
    closeButtonProps: { 'aria-label': 'Dismiss' },
    role: isUrgent(tone) ? 'alert' : 'status',
    classNames: { root: classes.root ?? '', icon: classes.icon ?? '', body: classes.body ?? '' },
  });
}

function leadOn(id: string, run: () => void): void {
  hide(id);
  run();
}

function takeBack(id: string, undo: () => boolean | void): void {
  hide(id);
  toast.attempt(() => {
    if (undo() === false)
      show(
        'info',
        'Something else changed since, so nothing was undone. Press Ctrl+Z to undo step by step.',
      );
  });
}

/** Short messages at the bottom of the screen, said aloud by screen readers. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  /** A failed save shows the error's own message when there is one. */
  failed: (error: unknown, text = UNKNOWN_FAILURE) =>
    show('error', (error instanceof Error && error.message) || text),
  /** Does something; when it fails it says so, and answers false. */
  attempt: (act: () => void, failedText?: string): boolean => {
    try {
      act();
      return true;
    } catch (error) {
      toast.failed(error, failedText);
      return false;
    }
  },
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  /** The messages of this visit, the newest first. */
  past: (): readonly PastMessage[] => past,
  /** Takes a message away that offers Undo: the farm it is about has left the screen. */
  clearUndo: () => {
    if (withUndo !== null) hide(withUndo);
  },
} as const;

/** Says an error where no toast can appear yet. */
function showAlert(text: string): void {
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.textContent = text;
  document.body.prepend(alert);
  setTimeout(() => alert.remove(), 5000);
}
