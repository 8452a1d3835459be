import { onPageWake } from '../on-page-visible.ts';
import { asRecord } from '#state/document/json-record.ts';

export type TabChannel = ReturnType<typeof tabChannel>;

/** Tells the other tabs of this browser that the log has grown. It only saves waiting: nothing relies on it. */
export function tabChannel(name: string) {
  const channel = new BroadcastChannel(name);
  let closed = false;
  return {
    announce(revision: number) {
      // What was being written may be on the disk only after the farm has left the screen.
      if (!closed) channel.postMessage({ revision });
    },
    /** Calls back when another tab has written, and when this tab wakes up and may have missed that. */
    listen(listener: () => void) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (Number.isInteger(asRecord(data)['revision'])) listener();
      };
      channel.addEventListener('message', onMessage);
      const stopWake = onPageWake(listener);
      return () => {
        channel.removeEventListener('message', onMessage);
        stopWake();
      };
    },
    close() {
      closed = true;
      channel.close();
    },
  };
}
