import type { ComponentType, ReactNode } from 'react';
import { loadedOnce } from '#domain/records/loaded-once.ts';
import { useLazyComponent } from './lazy-component.ts';

/**
 * A part whose code is loaded a moment after the page has been drawn, so that it does not hold up the
 * first look. A part that cannot be loaded stays away, takes nothing else with it, and is tried again when the
 * device has a network.
 *
 * @param placeholder - Stands in its place until then; as large as the part, or the page would move.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  placeholder: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const code = loadedOnce(load);
  return function LazyPart(props: Props) {
    const Part = useLazyComponent(code);
    return Part === null ? placeholder(props) : <Part {...props} />;
  };
}
