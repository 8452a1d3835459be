import type { CloudRefusal } from '#state/ports/cloud-status.ts';

/** What a grower reads where the server keeps nothing more of the account. */
interface RefusalWords {
  readonly words: string;
  /** Fits beside the title on a phone. */
  readonly short: string;
  /** What happened, what is kept, and who can help. */
  readonly more: string;
}

const KEPT = 'Everything you enter is saved on this device, but not sent to others.';

/** The words of each refusal, in the pill and on Setup. */
export const REFUSAL_TEXT: Readonly<Record<CloudRefusal, RefusalWords>> = {
  account: {
    words: 'Account not let in',
    short: 'Not let in',
    more: `This server keeps no farm for this account. ${KEPT} Ask whoever runs the server to let it in.`,
  },
  farms: {
    words: 'No room for another farm',
    short: 'No room',
    more: `This server takes no more farms. ${KEPT} Ask whoever runs the server for room.`,
  },
  key: {
    words: 'Device not known',
    short: 'Not known',
    more: 'This server does not know this device. Ask for a new code.',
  },
  room: {
    words: 'Server is full',
    short: 'Server full',
    more: `The server has no room left. ${KEPT} It is offered again every few minutes; tell whoever runs the server.`,
  },
};
