import type { ComponentType } from 'react';
import { lateCode, useIsDrawn, useLazyComponent } from '../page/lazy-component.ts';
import { showLoadError } from './show-load-error.ts';

/** What every dialog is told. */
interface ShownDialog {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * A dialog whose code is loaded a moment after its page, or with its opening when that is earlier. One that cannot be
 * loaded says so and counts as closed, so that the next press tries again.
 */
export function lazyDialog<Props extends ShownDialog>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const late = lateCode(load);
  return function LazyDialog(props: Props) {
    const { opened, onClose } = props;
    const missing = (): void => {
      if (!opened) return;
      showLoadError();
      onClose();
    };
    const Dialog = useLazyComponent(late, useIsDrawn(opened), missing, opened);
    return Dialog === null ? null : <Dialog {...props} />;
  };
}
