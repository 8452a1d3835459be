import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { toastHost } from './toast.ts';
import classes from './toast.module.css';

/** The place where toasts appear: bottom left beside the navigation, on a phone above the bar, one at a time. */
export function ToastHost() {
  useToastRoom(classes.host ?? '');
  useEffect(() => {
    toastHost.isMounted = true;
    return () => {
      toastHost.isMounted = false;
    };
  }, []);
  return (
    <Notifications
      position="bottom-left"
      containerWidth={400}
      transitionDuration={0}
      className={classes.host}
    />
  );
}

/**
 * Says in `--mgm-toast-room` how high the message is that is shown, so that dialogs can make room for it.
 *
 * Only elements with the attribute `data-toast-room` get to know: on the root of the page every message would
 * have thousands of elements styled anew as it comes, and again as it goes.
 */
function useToastRoom(hostClass: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    const sizes = new ResizeObserver(([host]) => {
      const height = host?.borderBoxSize[0]?.blockSize ?? 0;
      sheet.replaceSync(`[data-toast-room] { --mgm-toast-room: ${height}px; }`);
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
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [hostClass]);
}
