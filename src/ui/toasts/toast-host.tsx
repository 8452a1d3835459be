import { Notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { setToastHostMounted } from './toast-host-mounted.ts';
import classes from './toast.module.css';
import { useToastRoom } from './use-toast-room.ts';

/** The place where toasts appear: bottom left beside the navigation, on a phone above the bar, one at a time. */
export function ToastHost() {
  useToastRoom(classes.host ?? '');
  useEffect(() => {
    setToastHostMounted(true);
    return () => setToastHostMounted(false);
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
