import type {
  GoogleAccount,
  GoogleIdentity,
  GoogleProfile,
  GoogleReturn,
  TokenKind,
  TokenRequest,
} from '#state/ports/google-ports.ts';

/** Google as a test wants it to be: by default it knows Anna and grants everything. */
export interface GoogleDouble extends GoogleIdentity {
  /** Every request for a token, in order. */
  readonly requests: TokenRequest[];
  /** Requests that Google's own page was opened for. */
  readonly left: TokenRequest[];
  readonly revoked: string[];
  /** How Google answers from now on. */
  answer: (request: TokenRequest) => Promise<unknown>;
  /** Whom Google names from now on. */
  name: (token: string) => Promise<GoogleProfile>;
  /** What the address brought when the page opened. */
  returned: GoogleReturn | null;
  /** What another tab holds. */
  held: unknown;
  /** The grower presses something, so that a window may open. */
  press(): void;
  attend(): void;
}

export const ANNA: GoogleProfile = {
  sub: '10001',
  email: 'anna@farm.example',
  name: 'Anna Field',
  picture: null,
};

/** A grant as Google words it. */
export function granted(value: string, fields: Readonly<Record<string, unknown>> = {}): object {
  return { access_token: value, token_type: 'Bearer', expires_in: 3600, ...fields };
}

/** A tab's view of Google; tabs of one browser share the device. */
export function aGoogle(device: { account: GoogleAccount | null } = { account: null }) {
  const tokens = new Map<TokenKind, unknown>();
  const pressed = new Set<() => void>();
  const attended = new Set<() => void>();
  let given = 0;
  const google: GoogleDouble = {
    requests: [],
    left: [],
    revoked: [],
    returned: null,
    held: null,
    answer: async () => granted(`ya29.${(given += 1)}`),
    name: async () => ANNA,
    press: () => pressed.forEach((listener) => listener()),
    attend: () => attended.forEach((listener) => listener()),
    isOffered: async () => true,
    prepare: async () => undefined,
    async requestToken(request) {
      google.requests.push(request);
      return google.answer(request);
    },
    async leaveForGoogle(request) {
      google.left.push(request);
    },
    takeReturn() {
      const { returned } = google;
      google.returned = null;
      return returned;
    },
    profile: (token) => google.name(token),
    async revoke(token) {
      google.revoked.push(token);
    },
    memory: {
      account: () => device.account,
      keepAccount: (account) => (device.account = account),
      token: (kind) => tokens.get(kind) ?? null,
      keepToken: (kind, token) => void tokens.set(kind, token),
      forgetToken: (kind) => void tokens.delete(kind),
    },
    tabs: { ask: async () => google.held, onAsked: () => () => undefined },
    onGesture: (listener) => listen(pressed, listener),
    onAttention: (listener) => listen(attended, listener),
  };
  return google;
}

function listen(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
