import type { GoogleTabs, TokenKind } from '#state/ports/google-ports.ts';
import { asRecord } from '#state/document/json-record.ts';

/** Other tabs answer within milliseconds, or not at all. */
const TIMEOUT_MS = 150;

type Message =
  | {
      readonly type: 'ask';
      readonly id: string;
      readonly kind: TokenKind;
      readonly account: string;
    }
  | { readonly type: 'answer'; readonly id: string; readonly token: unknown };

/** The tabs of this browser, over a channel that only pages of this origin hear. */
export function browserGoogleTabs(name = 'mgm.google'): GoogleTabs {
  return {
    ask(kind, account) {
      const channel = new BroadcastChannel(name);
      const id = crypto.randomUUID();
      const answer = new Promise<unknown>((resolve) => {
        channel.addEventListener('message', (event) => {
          const message = messageOf(event);
          if (message?.type === 'answer' && message.id === id) resolve(message.token);
        });
        setTimeout(() => resolve(null), TIMEOUT_MS);
      });
      post(channel, { type: 'ask', id, kind, account });
      return answer.finally(() => channel.close());
    },
    onAsked(answer) {
      const channel = new BroadcastChannel(name);
      channel.addEventListener('message', (event) => {
        const message = messageOf(event);
        if (message?.type !== 'ask') return;
        const token = answer(message.kind, message.account);
        if (token !== null) post(channel, { type: 'answer', id: message.id, token });
      });
      return () => channel.close();
    },
  };
}

function post(channel: BroadcastChannel, message: Message): void {
  channel.postMessage(message);
}

/** Whatever comes over the channel is looked at before it is believed. */
function messageOf({ data }: MessageEvent<unknown>): Message | null {
  const { type, id, kind, account, token } = asRecord(data);
  if (typeof id !== 'string') return null;
  if (type === 'answer') return { type, id, token };
  const isKind = kind === 'account' || kind === 'calendar';
  return type === 'ask' && isKind && typeof account === 'string'
    ? { type, id, kind, account }
    : null;
}
