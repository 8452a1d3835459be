import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '#tests/support/browser/rendered.tsx';
import { BehindBanner } from './safety-banner.tsx';

test('that changes are gone from the device is told with where they may still be, until it is read', async () => {
  render(
    <MemoryRouter>
      <BehindBanner />
    </MemoryRouter>,
  );
  const banner = page.getByRole('alert');
  await expect
    .element(banner)
    .toHaveTextContent(
      'Changes are missing Recent changes are missing, perhaps after a power cut.',
    );
  await expect
    .element(banner.getByRole('link', { name: 'Automatic backups' }))
    .toHaveAttribute('href', '/setup/settings');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect.element(banner).not.toBeInTheDocument();
});
