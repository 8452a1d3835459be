import { useEffect } from 'react';

/** Says in `--mgm-toast-room` how high the message is that is shown, so that dialogs can make room for it. */
export function useToastRoom(hostClass: string): void {
  useEffect(() => {
    const host = document.querySelector<HTMLElement>(`.${hostClass}[data-position="bottom-left"]`);
    if (host === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--mgm-toast-room', `${host.offsetHeight}px`);
    });
    observer.observe(host);
    return () => {
      observer.disconnect();
      style.removeProperty('--mgm-toast-room');
    };
  }, [hostClass]);
}
