import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import {
  EVENT_MARK,
  type Answer,
  type Answered,
  type PageWatch,
  type Shift,
  type Sign,
} from './answer.ts';
import { startCalendar } from './calendar-of-page.ts';
import { noteTransactions, watchWrites, writesSinceClick } from './watch-writes.ts';

// The page itself begins.
begin();
startCalendar();
noteTransactions();

/**
 * Runs inside the page before anything else: watches how long the page takes to answer.
 *
 * An answer is counted from the time stamp of the event to the frame in which it is on the screen.
 */
const blocks: Block[] = [];
const shifts: Shift[] = [];

interface Block {
  readonly start: number;
  readonly length: number;
}

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    blocks.push({ start: startTime, length: duration });
}).observe({ type: 'longtask', buffered: true });

new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) {
    if (!isShift(entry) || entry.hadRecentInput) continue;
    const moved = entry.sources.map(({ node }) => (node === null ? '' : nameOf(node)));
    shifts.push({ score: entry.value, moved });
  }
}).observe({ type: 'layout-shift', buffered: true });

let awaited: Promise<Answered> | null = null;

function watch(event: string, answer: Answer): void {
  if (isGiven(answer)) throw new Error(`Already on the screen: ${JSON.stringify(answer)}`);
  awaited = new Promise((resolve) => {
    const onEvent = ({ timeStamp }: Event): void => {
      performance.mark(EVENT_MARK, { startTime: timeStamp });
      const look = (): void => {
        if (!isGiven(answer)) requestAnimationFrame(look);
        else afterPaint(() => resolve({ start: timeStamp, ms: performance.now() - timeStamp }));
      };
      requestAnimationFrame(look);
    };
    addEventListener(event, onEvent, { capture: true, once: true });
  });
}

function isGiven(answer: Answer): boolean {
  return answer.every(isSeen);
}

function isSeen({ css, text, gone = false }: Sign): boolean {
  const found = [...document.querySelectorAll(css)].find(
    (element) => text === undefined || element.textContent.includes(text),
  );
  if (found === undefined) return gone;
  return !gone && !found.getAnimations({ subtree: true }).some(isMoving);
}

/** What turns or pulses for ever, as a sign of waiting does, is never waited for. */
function isMoving(animation: Animation): boolean {
  const { endTime } = animation.effect?.getComputedTiming() ?? {};
  return animation.playState === 'running' && endTime !== Infinity;
}

/** A message posted in the callback of a frame is delivered when that frame has been drawn. */
function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then);
  port1.start();
  port2.postMessage(null);
}

function longestBlock(since: number): number {
  return Math.max(
    0,
    ...blocks.filter(({ start, length }) => start + length > since).map(({ length }) => length),
  );
}

/** The least that a click can cause in this page: React draws one number anew. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button id="bench-count" type="button" onClick={() => setCount(count + 1)}>
      {`count ${count}`}
    </button>
  );
}

let hideCounter = (): void => {};

function showCounter(): void {
  const place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset: auto 0 0 auto; z-index: 9999';
  document.body.append(place);
  const root = createRoot(place);
  root.render(<Counter />);
  hideCounter = () => {
    root.unmount();
    place.remove();
  };
}

function nameOf(node: Node): string {
  const element = node instanceof Element ? node : node.parentElement;
  if (element === null) return '';
  return [element.tagName.toLowerCase(), ...element.classList].join('.');
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** The browser's own types do not know this kind of entry yet. */
function isShift(entry: PerformanceEntry): entry is ShiftEntry {
  return 'hadRecentInput' in entry;
}

function begin(): number {
  return performance.mark(EVENT_MARK).startTime;
}

const pageWatch: PageWatch = {
  now: () => performance.now(),
  begin,
  watch,
  answered: () => awaited ?? Promise.reject(new Error('Nothing is being watched')),
  longestBlock,
  shifts: () => shifts,
  showCounter,
  hideCounter: () => hideCounter(),
  watchWrites,
  writes: writesSinceClick,
};
Object.assign(globalThis, { pageWatch });
