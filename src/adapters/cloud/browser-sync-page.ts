import type { Millis } from '#domain/calendar/iso-date.ts';
import { createEmitter } from '#state/ports/emitter.ts';
import { onPageWake } from '../on-page-visible.ts';
import { deviceName } from '../device/browser-device.ts';
import type { SyncNews, SyncPage } from '#state/ports/sync-page.ts';
import { asRecord } from '#state/document/json-record.ts';

const BEAT_MS: Millis = 5_000;
/** A tab that the browser has put to sleep keeps its lock; after so long without a sign it loses it. */
const TIMEOUT_MS: Millis = 15_000;

/**
 * This page among the tabs of its browser. A lock picks the one that asks the cloud. It only saves
 * requests: where it fails, every tab asks for itself, and the log and the service keep order.
 */
export function browserSyncPage(name: string): SyncPage {
  const channel = new BroadcastChannel(`${name}:sync`);
  const led = createEmitter();
  let leading = false;
  // Not the clock of the day: that may jump.
  let heardAt = performance.now();
  let letGo = (): void => undefined;
  let closed = false;

  function lead(): void {
    leading = true;
    led.emit();
  }

  function stand(steal: boolean): void {
    // Without locks every tab leads.
    if (navigator.locks === undefined) return lead();
    const hold = (): Promise<void> =>
      new Promise((resolve) => {
        letGo = resolve;
        if (closed) resolve();
        else lead();
      });
    navigator.locks.request(`${name}:sync`, { steal }, hold).catch(() => {
      // Another tab has taken over: wait for the next turn.
      leading = false;
      if (!closed) stand(false);
    });
  }

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'beat' || isNews(data)) heardAt = performance.now();
  });
  const beat = setInterval(() => {
    if (leading) channel.postMessage('beat');
    else if (document.visibilityState === 'visible' && performance.now() - heardAt > TIMEOUT_MS) {
      heardAt = performance.now();
      stand(true);
    }
  }, BEAT_MS);
  stand(false);

  return {
    deviceName: deviceName(navigator.userAgent),
    leads: () => leading,
    onLead: led.onEmit,
    emit(news) {
      // A round that was under way may end after the farm has left the screen.
      if (!closed) channel.postMessage(news);
    },
    onNews: (listener) => hearNews(channel, listener),
    onWake,
    close() {
      closed = true;
      clearInterval(beat);
      letGo();
      channel.close();
    },
  };
}

function hearNews(channel: BroadcastChannel, listener: (news: SyncNews) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isNews(data)) listener(data);
  };
  channel.addEventListener('message', hear);
  return () => channel.removeEventListener('message', hear);
}

function onWake(listener: Parameters<SyncPage['onWake']>[0]): () => void {
  const onOnline = (): void => listener('online');
  addEventListener('online', onOnline);
  const stopWake = onPageWake(() => listener('attention'));
  return () => {
    removeEventListener('online', onOnline);
    stopWake();
  };
}

/** Other tabs may run another version of the app. */
function isNews(data: unknown): data is SyncNews {
  const news = asRecord(data);
  const status = asRecord(news['status']);
  return 'cloudWrittenAt' in news && 'state' in status && 'failures' in status;
}
