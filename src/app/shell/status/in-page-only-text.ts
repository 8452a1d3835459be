/** Why nothing is saved where the browser has no storage for the app, and what to do. */
export const IN_PAGE_ONLY_TEXT =
  'This browser blocks storage. Your farm is lost when you close this page, so download a backup first.';
