import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { setToastHostMounted } from './toast-host-mounted.ts';
import classes from './toast.module.css';

/** The place where toasts appear: bottom right, on a phone above the bar. */
export function ToastHost() {
  useEffect(() => {
    setToastHostMounted(true);
    return () => setToastHostMounted(false);
  }, []);
  return (
    <Notifications
      position="bottom-right"
      containerWidth={400}
      limit={3}
      transitionDuration={180}
      className={classes.host}
    />
  );
}
