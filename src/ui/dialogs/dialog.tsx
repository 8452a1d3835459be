import { getDefaultZIndex, Modal } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import classes from './dialog.module.css';
import { ErrorBoundary } from '../page/error-boundary.tsx';
import { useDiscardQuestion, type DiscardQuestion } from './use-discard-question.ts';
import { useEscapeOfTopmost } from './use-escape-of-topmost.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { useScrollLock } from './use-scroll-lock.ts';
import { useIsPhone } from '../page/screen-kind.ts';
import { useIsDrawn } from '../page/lazy-component.ts';
import { useUnsavedWork } from '../editing/unsaved-work.ts';
import { PlainButton } from '../kit/plain-parts.tsx';

/** The longest time between the two clicks of a double click, on any system. */
const DOUBLE_CLICK_MS = 900;

const FIELDS = ['input:not([type="hidden"], [type="file"])', 'select', 'textarea'];

const FIRST_FIELD = FIELDS.map((field) => `${field}:not(:disabled)`).join();

/** A list to choose from stays in the body of its dialog, so that it never lies over the buttons. */
export const INSIDE_DIALOG = { withinPortal: false, shadow: 'sm' };

export interface ShownDialog {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export interface DialogProps extends ShownDialog {
  readonly title: ReactNode;
  /** One quiet line under the title. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Left in the footer: what the change will do. */
  readonly footerNote?: ReactNode;
  /** Right in the footer: Cancel and the primary button. */
  readonly footer?: ReactNode;
  /** The last button of the footer, that only closes and asks nothing. */
  readonly closeLabel?: string;
  readonly closeOnBackdrop?: boolean;
  /** Makes body and footer one form, so that Enter and a submit button in the footer both save. */
  readonly onSubmit?: () => void;
  /** A question of one line: small also on a phone. */
  readonly isQuestion?: boolean;
  /** Comes up over any other dialog and over messages, from which it may be opened. */
  readonly isOnTop?: boolean;
}

const sizes = { sm: '26rem', md: '34rem', lg: '47.5rem', xl: '60rem' } as const;

/** A dialog over the page. Before what was typed in it would be lost, Escape and Close ask. */
export function Dialog({ opened, onClose, size = 'md', ...props }: DialogProps) {
  const { isQuestion = false, isOnTop = false, ...rest } = props;
  const isPhone = useIsPhone();
  const { watch, isChanged, leave } = useDiscardQuestion();
  const leaveForm = () => leave(onClose);
  useEscapeOfTopmost(opened, leaveForm);
  useFocusReturn(opened);
  useSecondClickGuard(opened);
  useScrollLock(opened);
  useUnsavedWork(opened);
  // What a closed one needs to open quickly comes after the page it belongs to.
  if (!useIsDrawn(opened)) return null;
  return (
    <Modal.Root
      opened={opened}
      onClose={leaveForm}
      size={sizes[size]}
      zIndex={getDefaultZIndex(isOnTop ? 'overlay' : 'modal') + (isQuestion || isOnTop ? 1 : 0)}
      closeOnEscape={false}
      returnFocus={false}
      closeOnClickOutside={rest.closeOnBackdrop ?? false}
      fullScreen={isPhone && !isQuestion}
      radius="lg"
      padding="xl"
      // The class of the content itself would go to the frame around it.
      classNames={{ content: classes.content ?? '' }}
      centered
      // It is there in one frame, and gone in the one after its answer.
      transitionProps={{ duration: 0 }}
    >
      <Modal.Overlay
        className={classes.veil}
        onClick={() => rest.closeOnBackdrop !== true && isChanged() && leaveForm()}
      />
      <Modal.Content data-question={isQuestion || undefined}>
        <DialogParts {...rest} watch={watch} onClose={onClose} />
      </Modal.Content>
    </Modal.Root>
  );
}

function DialogParts(
  props: Omit<DialogProps, 'opened' | 'size' | 'isQuestion' | 'isOnTop'> & {
    readonly watch: DiscardQuestion['watch'];
  },
) {
  const head = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => markFirstFocus(head.current?.closest('[role="dialog"]')), []);
  const inside = (
    <>
      <Modal.Body className={classes.body}>
        <ErrorBoundary message="Something went wrong in the editor.">
          {props.children}
        </ErrorBoundary>
      </Modal.Body>
      <DialogFooter {...props} />
    </>
  );
  return (
    <>
      <Modal.Header role="presentation" className={classes.header}>
        <div ref={head}>
          <Modal.Title className={classes.title}>{props.title}</Modal.Title>
          {props.subtitle !== undefined && <div className={classes.subtitle}>{props.subtitle}</div>}
        </div>
        <Modal.CloseButton aria-label="Close" />
      </Modal.Header>
      {props.onSubmit === undefined ? (
        inside
      ) : (
        <DialogForm watch={props.watch} onSubmit={props.onSubmit}>
          {inside}
        </DialogForm>
      )}
    </>
  );
}

function DialogForm(props: {
  readonly watch: DiscardQuestion['watch'];
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}) {
  return (
    <form
      {...props.watch}
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        // A dialog may lie inside the tree of another one; its Enter is not the outer form's.
        event.stopPropagation();
        props.onSubmit();
      }}
    >
      {props.children}
    </form>
  );
}

/** Where a dialog begins unless it says so (`data-autofocus`): its first field, or Save when it only confirms. */
function markFirstFocus(dialog: Element | null | undefined): void {
  if (!dialog || dialog.querySelector('[data-autofocus]') !== null) return;
  const first = dialog.querySelector(FIRST_FIELD) ?? dialog.querySelector('[type="submit"]');
  first?.setAttribute('data-autofocus', '');
}

/** The sunken foot of a dialog: a note left, the buttons right. Nothing when there is neither. */
function DialogFooter(
  props: Pick<DialogProps, 'footerNote' | 'footer' | 'closeLabel' | 'onClose'>,
) {
  const { footerNote, footer, closeLabel } = props;
  if (!footerNote && !footer && closeLabel === undefined) return null;
  return (
    <div className={classes.footer} data-toast-room>
      <div className={classes.note}>{footerNote}</div>
      <div className={classes.buttons}>
        {footer}
        {closeLabel !== undefined && (
          <PlainButton onClick={props.onClose}>{closeLabel}</PlainButton>
        )}
      </div>
    </div>
  );
}

/** Keeps the second click of gloved fingers from what lies under a dialog that the first has closed. */
function useSecondClickGuard(opened: boolean): void {
  useLayoutEffect(() => (opened ? stopSecondClick : undefined), [opened]);
}

function stopSecondClick(): void {
  const onClick = (event: MouseEvent): void => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', onClick, true);
  setTimeout(() => removeEventListener('click', onClick, true), DOUBLE_CLICK_MS);
}
