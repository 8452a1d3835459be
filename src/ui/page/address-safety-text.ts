/** What is said of an address at which others can read along, before anything is typed; nothing of a safe one. */
export const ADDRESS_SAFETY_TEXT = {
  secure: null,
  'read-along': 'Others in this network can read along, and phones do not open without the server.',
  refused:
    'This address is not secure, so no code passes here. Ask for the address that begins with https.',
} as const;
