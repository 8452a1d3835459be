import type { CDPSession } from '@playwright/test';
import { EVENT_MARK } from './answer.ts';

/** What Chromium notes in a trace: a name, a thread, and microseconds by the clock and by the thread's own. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Every task of a thread, and the marks that the page sets itself. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * Notes the pieces that the page's thread works in, until the returned function is called; that tells the
 * longest one since the event, in milliseconds of the thread's own time.
 *
 * Other programs make a block longer, but not a piece.
 */
export async function watchPieces(session: CDPSession): Promise<() => Promise<number>> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { readonly value: object[] }) => {
    // What Chromium sends has these fields; the protocol only says that it is an object.
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise<void>((resolve) =>
      session.once('Tracing.tracingComplete', () => resolve()),
    );
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    return longestPiece(events);
  };
}

function longestPiece(events: readonly TraceEvent[]): number {
  const mark = events.find(({ name }) => name === EVENT_MARK);
  if (mark === undefined) throw new Error('The trace does not say when the event was');
  const isOfPage = ({ pid, tid }: TraceEvent) => pid === mark.pid && tid === mark.tid;
  const pieces = events
    .filter((event) => event.name === 'RunTask' && isOfPage(event))
    .filter(({ ts, dur = 0 }) => ts + dur >= mark.ts);
  return Math.max(0, ...pieces.map(({ tdur = 0 }) => tdur)) / 1000;
}
