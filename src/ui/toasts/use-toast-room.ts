import { useEffect } from 'react';

/** Says in `--mgm-toast-room` how high the message is that is shown, so that dialogs can make room for it. */
export function useToastRoom(hostClass: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([host]) => {
      const height = host?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty('--mgm-toast-room', `${height}px`);
    });
    const watchHost = () => {
      const host = document.querySelector(`.${hostClass}[data-position="bottom-left"]`);
      if (host === null) return;
      arrivals.disconnect();
      sizes.observe(host);
    };
    // The place of messages may come to the page later than this.
    const arrivals = new MutationObserver(watchHost);
    arrivals.observe(document.body, { childList: true, subtree: true });
    watchHost();
    return () => {
      arrivals.disconnect();
      sizes.disconnect();
      style.removeProperty('--mgm-toast-room');
    };
  }, [hostClass]);
}
