import { notifications } from '@mantine/notifications';
import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

// Each test begins on a laptop that nobody has used.
beforeEach(async () => {
  localStorage.clear();
  stepToTop();
  if (innerWidth !== 1280 || innerHeight !== 860) await page.viewport(1280, 860);
});

// All files share one page: a message that a test leaves there would be in the way of the next one.
afterEach(async () => {
  // It comes a moment after what it tells of.
  await new Promise((resolve) => setTimeout(resolve));
  notifications.clean();
  for (const alert of document.querySelectorAll('body > [role="alert"]')) alert.remove();
});

/** The first Tab leads on from where the last test stood: from here, to the first element of the page. */
function stepToTop(): void {
  const top = document.createElement('button');
  document.body.prepend(top);
  top.focus();
  top.remove();
}
