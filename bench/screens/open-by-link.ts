import type { Page } from '@playwright/test';

/** Goes to a screen by an entry of the navigation or a tab, and waits for its heading. */
export async function openByLink(page: Page, link: string, heading: string): Promise<void> {
  await linkTo(page, link).click();
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** An entry of the navigation, or a tab of the section on the screen. */
export function linkTo(page: Page, link: string) {
  return page
    .getByRole('navigation')
    .getByRole('link', { name: new RegExp(`^${link}( \\d|$)`) })
    .first();
}

/** Opens what a phone's bar has no room for. */
export async function openMore(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'More' })
    .click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link').first().waitFor();
}

/** An entry of what a phone's bar has no room for. */
export function linkInMore(page: Page, link: string) {
  return page
    .getByRole('dialog', { name: 'More' })
    .getByRole('link', { name: new RegExp(`^${link}`) });
}
