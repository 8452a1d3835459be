import type { Cloud, CloudAnswer } from '#state/ports/cloud-port.ts';
import type { SeededDraws } from '#tests/support/random/seeded-draws.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { VirtualTime } from './virtual-time.ts';

/** How bad the way to the service is: shares of calls, 0 to 1. */
export interface Weather {
  readonly lostRequests: number;
  readonly lostReplies: number;
  /** The device has given up when the call arrives after all. */
  readonly lateCalls: number;
  readonly brokenService: number;
  offline: boolean;
}

export function fairWeather(): Weather {
  return { lostRequests: 0, lostReplies: 0, lateCalls: 0, brokenService: 0, offline: false };
}

const MAX_WAY_MS = 400;
const LATE_MS = 9_000;

/** Brings a call of a device to the service, and the answer back, in all weathers. */
export type WayToService = (
  reach: () => CloudAnswer | Promise<CloudAnswer>,
) => Promise<CloudAnswer>;

/** The way from one device to a service. */
export function wayToService(
  time: VirtualTime,
  draws: SeededDraws,
  weather: () => Weather,
  answered: () => void = () => undefined,
): WayToService {
  const wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => time.timers.after(milliseconds, resolve));

  return async (reach) => {
    const { offline, lostRequests, lostReplies, lateCalls, brokenService } = weather();
    await wait(1 + draws.below(MAX_WAY_MS));
    if (offline || draws.chance(lostRequests)) return SILENCE;
    if (draws.chance(lateCalls)) {
      time.timers.after(draws.below(LATE_MS), () => void reach());
      return SILENCE;
    }
    if (draws.chance(brokenService)) return { ...SILENCE, status: draws.pick([500, 503, 429]) };
    const answer = await reach();
    await wait(1 + draws.below(MAX_WAY_MS));
    if (draws.chance(lostReplies)) return SILENCE;
    answered();
    return answer;
  };
}

/** The simulated service as a device with an account reaches it. */
export function simulatedCloud(server: SimulatedServer, call: WayToService): Cloud {
  return {
    readiness: async () => ({ ready: true }),
    load: (user, known) => call(() => server.load(user.userId, known)),
    save(user, farm, condition) {
      const text = JSON.stringify(farm);
      return call(() => server.save(user.userId, text, condition));
    },
    // Whoever has a Google account is no helper.
    patch: async () => ({ ...SILENCE, status: 405 }),
    remove: (user) => call(() => server.remove(user.userId)),
    signOut: async () => SILENCE,
  };
}

/** What comes where no answer comes. */
export const SILENCE: CloudAnswer = {
  ok: false,
  status: 0,
  body: null,
  etag: null,
  serverNow: null,
  retryAfter: null,
  deletedAt: null,
  error: 'No answer',
};
