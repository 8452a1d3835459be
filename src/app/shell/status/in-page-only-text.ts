/** Why nothing is saved where the browser has no storage for the app, and what to do. */
export const IN_PAGE_ONLY_TEXT =
  'This browser does not let the app store data. Your farm lasts as long as this page is open: download a backup before you close it.';
