import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { lateCode, show, useIsDrawn } from '../page/lazy-part.tsx';
import { tellNotLoaded } from './tell-not-loaded.ts';

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
    const isDrawn = useIsDrawn(opened);
    const [Dialog, setDialog] = useState(late.loaded);
    const isMissing = isDrawn && Dialog === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isHere = true;
      late.load().then(
        (dialog) => isHere && show(setDialog, dialog),
        () => {
          if (!isHere || !opened) return;
          tellNotLoaded();
          onClose();
        },
      );
      return () => {
        isHere = false;
      };
      // oxlint-disable-next-line react/exhaustive-deps -- once for each opening, whatever its page is drawn for.
    }, [isMissing, opened]);
    return Dialog === null ? null : <Dialog {...props} />;
  };
}
