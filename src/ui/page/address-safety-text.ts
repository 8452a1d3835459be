/** What is said of an address at which others can read along, before anything is typed; nothing of a safe one. */
export const ADDRESS_SAFETY_TEXT = {
  secure: null,
  'read-along':
    'Anyone on this network can read your data, and phones need the server to open the app.',
  refused: 'This address isn’t secure, so codes don’t work here. Use the https address.',
} as const;
