import type { LostReason } from '#state/store/open-farm.ts';

/** What happened to a farm that cannot be shown, and what can be done. */
export const lostFarmWords: Readonly<
  Record<LostReason, { readonly title: string; readonly text: string }>
> = {
  evicted: {
    title: 'The browser removed your farm',
    text: 'There was a farm in this browser, but its data is gone, as happens when site data is cleared. Nothing was replaced. Bring your farm back from a copy.',
  },
  damaged: {
    title: 'Your farm cannot be read',
    text: 'The data of your farm on this device is damaged. It was left as it is. Bring your farm back from a copy.',
  },
  newer: {
    title: 'A newer version keeps this farm',
    text: 'Another tab or an update wrote this farm with a newer version of the app. Load the page again to get that version.',
  },
  unreachable: {
    title: 'This browser does not let the app store data',
    text: 'Storage may be turned off, full, or in use by another tab. Your data was not touched. Try again, or go on and download a backup before you close the page.',
  },
};
