import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import classes from './toast.module.css';

let mounted = false;

/** Whether toasts have a place to appear. */
export function isToastHostMounted(): boolean {
  return mounted;
}

/** The place where toasts appear: bottom right, on a phone above the bar. */
export function ToastHost() {
  useEffect(() => {
    mounted = true;
    return () => {
      mounted = false;
    };
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
