import { notifications } from '@mantine/notifications';
import { afterEach } from 'vitest';

// All files share one page: a message that a test leaves there would be in the way of the next one.
afterEach(async () => {
  // It comes a moment after what it tells of.
  await new Promise((resolve) => setTimeout(resolve));
  notifications.clean();
  for (const alert of document.querySelectorAll('body > [role="alert"]')) alert.remove();
});
