import { useState, type ComponentType } from 'react';
import { loadedOnce } from '#domain/records/loaded-once.ts';
import { lazyPart } from './lazy-part.tsx';

/** A part that stands in the flow of a page, and the way to have its code before the page is drawn. */
export type FlowPart<Props> = ComponentType<Props> & { readonly load: () => Promise<void> };

/**
 * A part between others, which few farms have. It is drawn together with the page once its code is there;
 * without that it comes late, and moves what stands below it from under a finger.
 */
export function flowPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FlowPart<Props> {
  const code = loadedOnce(load);
  const Late = lazyPart(code);
  function Part(props: Props) {
    // What the page was drawn with stays: the late one is not made anew when its code comes.
    const [Drawn] = useState(() => code.now() ?? Late);
    return <Drawn {...props} />;
  }
  // What cannot be loaded now is tried again when it is drawn.
  return Object.assign(Part, { load: () => code().then(done, done) });
}

const done = (): void => undefined;
