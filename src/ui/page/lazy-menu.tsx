import { type ComponentType, type RefCallback, useState } from 'react';
import { showLoadError } from '../dialogs/show-load-error.ts';
import { loadedOnce } from '#domain/records/loaded-once.ts';
import { useLazyComponent } from './lazy-component.ts';

/** What happened to the button of a menu before the menu came. */
export interface EarlierPress {
  /** It was pressed: the menu opens as it comes. */
  readonly isAsked: boolean;
  /** For the button of the menu, where the one before it had the focus. */
  readonly takeFocus: RefCallback<HTMLButtonElement> | null;
}

/** What the button hears until its menu is there. */
export interface ButtonAlone {
  readonly onClick: () => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** A menu whose code comes after its button; a press before that is not lost, nor is the focus. */
export function lazyMenu<Props extends object>(
  load: () => Promise<ComponentType<Props & EarlierPress>>,
  Button: ComponentType<ButtonAlone>,
): ComponentType<Props> {
  const code = loadedOnce(load);
  return function LazyMenu(props: Props) {
    const [isAsked, setAsked] = useState(false);
    const [isFocused, setFocused] = useState(false);
    const Menu = useLazyComponent(code, isAsked, () => {
      setAsked(false);
      showLoadError();
    });
    if (Menu !== null)
      return <Menu {...props} isAsked={isAsked} takeFocus={isFocused ? takeFocus : null} />;
    return (
      <Button
        onClick={() => setAsked(true)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      />
    );
  };
}

const takeFocus: RefCallback<HTMLButtonElement> = (button) => button?.focus();
