import type { CloudRefusal } from '#state/ports/cloud-status.ts';

const KEPT = 'Your work is saved on this device but isn’t syncing.';

/**
 * What a grower reads where the server keeps nothing more of the account: `short` fits beside the title on a phone, `more`
 * says what happened, what is kept, and who can help.
 */
export const REFUSAL_TEXT = {
  account: {
    words: 'Account not allowed',
    short: 'Not allowed',
    more: `This account can’t use this server. ${KEPT} Ask the server admin for access.`,
  },
  farms: {
    words: 'No space for another farm',
    short: 'No space',
    more: `This server has reached its farm limit. ${KEPT} Ask the server admin for space.`,
  },
  key: {
    words: 'Device not recognized',
    short: 'Unknown device',
    more: 'This server doesn’t recognize this device. Ask for a new code.',
  },
  room: {
    words: 'Server is full',
    short: 'Server full',
    more: `The server is full. ${KEPT} The app retries every few minutes. Tell the server admin.`,
  },
} satisfies Readonly<Record<CloudRefusal, object>>;
