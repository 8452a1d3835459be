import { useVirtualizer, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { ScrollFrame } from './scroll-frame.ts';

export const SPACER = 'data-spacer';

interface ListPlace {
  readonly top: number;
  readonly usualHeight: number;
}

/** As each list stood when it was last drawn: one that stands there again is not drawn twice to find out. */
const lastPlaces = new Map<string, ListPlace>();

/**
 * The rows of a long list that are near the screen, and how much room the others take, in pixels. Follows the page, or the
 * frame around the list, as it scrolls. Rows are measured as they are drawn; the first one stands for those that have
 * not been drawn yet.
 */
export function useWindowedRows<Element extends HTMLElement, Row>(
  rows: readonly Row[],
  expectedHeight: number,
  overscan: number,
) {
  const ref = useRef<Element>(null);
  const name = `${window.location.pathname} ${expectedHeight}`;
  const [place, setPlace] = useState<ListPlace>(
    () => lastPlaces.get(name) ?? { top: 0, usualHeight: expectedHeight },
  );
  const measuredFor = useRef(place.usualHeight);
  const frame = useContext(ScrollFrame);
  const options = {
    count: rows.length,
    estimateSize: () => place.usualHeight,
    overscan,
    scrollMargin: place.top,
    // Known at once, so that the first rows are drawn with the page and not anew after it.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Heights are told while the rows are laid out, where nothing can be drawn at once.
    useFlushSync: false,
  };
  const ofPage = useWindowVirtualizer({
    ...options,
    enabled: frame === null,
    scrollToFn: scrollElsewhere,
  });
  // oxlint-disable-next-line react/incompatible-library -- its answers are drawn here, and memoised nowhere.
  const ofFrame = useVirtualizer({
    ...options,
    enabled: frame !== null,
    getScrollElement: () => frame,
  });
  const virtualizer = frame === null ? ofPage : ofFrame;
  const items = virtualizer.getVirtualItems();
  const isDrawn = items.length > 0;
  const first = items[0]?.index ?? 0;
  useLayoutEffect(() => {
    if (ref.current === null || !isDrawn) return;
    const found = placeOf(ref.current, frame, expectedHeight);
    lastPlaces.set(name, found);
    setPlace((before) => (isSamePlace(before, found) ? before : found));
  }, [isDrawn, frame, expectedHeight, name]);
  useLayoutEffect(() => {
    if (measuredFor.current === place.usualHeight) return;
    measuredFor.current = place.usualHeight;
    virtualizer.measure();
  }, [virtualizer, place.usualHeight]);
  useLayoutEffect(() => {
    const drawn = ref.current === null ? [] : drawnRows(ref.current);
    // A row that is drawn as none, or as two, has no height of its own to take.
    if (drawn.length !== items.length) return;
    items.forEach(({ index }, at) => virtualizer.resizeItem(index, heightOf(drawn[at])));
  }, [items, virtualizer]);
  return {
    /** For the element that holds the rows. */
    ref,
    shown: rows.slice(first, first + items.length),
    /** Place of the first one in the list. */
    first,
    before: isDrawn ? (items[0]?.start ?? 0) - place.top : 0,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? place.top) - place.top),
  };
}

/** A page is not told to scroll to where it is: that alone would lay it out once more. */
const scrollElsewhere: typeof windowScroll = (offset, options, virtualizer) => {
  const isThere = offset === virtualizer.scrollOffset && (options.adjustments ?? 0) === 0;
  if (!isThere) windowScroll(offset, options, virtualizer);
};

function isSamePlace(one: ListPlace, other: ListPlace): boolean {
  return one.top === other.top && one.usualHeight === other.usualHeight;
}

/** On the page, or in its frame. */
function placeOf(list: HTMLElement, frame: HTMLElement | null, expected: number): ListPlace {
  const [first] = drawnRows(list);
  const { top } = list.getBoundingClientRect();
  return {
    top:
      frame === null
        ? top + window.scrollY
        : top - frame.getBoundingClientRect().top + frame.scrollTop,
    usualHeight: first === undefined ? expected : heightOf(first),
  };
}

function drawnRows(list: HTMLElement): readonly Element[] {
  return [...list.children].filter((row) => !row.hasAttribute(SPACER));
}

function heightOf(row: Element | undefined): number {
  return row?.getBoundingClientRect().height ?? 0;
}
